import { miniHost } from './mini'

export const host = miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN')
