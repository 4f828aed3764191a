import type { Row } from '../../core/database/database'

export type ProviderAccountTable = Row<'provider_accounts'>
