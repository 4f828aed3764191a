import { miniHost } from './mini'

export const host = miniHost('bank', 'BANK_MINI', 'OTHER')
