import type { Row } from '../../core/database/database'

/** One permission to send a file, and its use. */
export type UploadTable = Row<'uploads'>
