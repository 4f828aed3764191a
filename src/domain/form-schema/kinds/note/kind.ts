import { kindRules } from '../../kind-rules'

export const kinds = { NOTE: kindRules<'NOTE'>({ read: () => null }) }
