import type { Row } from '../../core/database/database'

export type SpentCredentialTable = Row<'spent_credentials'>
