import type { Row } from '../../core/database/database'

/** One permission to send a file, and what came of it. */
export type UploadTable = Row<'uploads'>
