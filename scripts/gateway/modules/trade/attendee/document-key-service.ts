import { createHash } from 'node:crypto'
import type { Row } from '../../../core/database/database'

/** Returns a key of a document. Different accounts have the same key for the same document. */
export const documentKey = ({ id_type, id_no }: Pick<Row<'audiences'>, 'id_type' | 'id_no'>): string =>
  createHash('sha256').update(`${id_type}:${id_no}`).digest('hex')
