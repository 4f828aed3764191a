import { miniHost } from './mini'

export const host = miniHost('alipay', 'ALIPAY_MINI', 'ALIPAY')
