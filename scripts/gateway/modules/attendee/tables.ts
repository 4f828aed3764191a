import type { Row } from '../../core/database/database'

export type AudienceTable = Row<'audiences'>
