import type { Kind } from '../harness/kinds'

export const HOSTS: readonly Kind[] = ['weapp', 'alipay', 'bank']
