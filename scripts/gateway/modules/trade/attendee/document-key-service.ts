import { createHash } from 'node:crypto'
import type { Row } from '../../../core/database/database'

/** Returns the key of a document, which is the same in every account. */
export const documentKey = ({ id_type, id_no }: Pick<Row<'audiences'>, 'id_type' | 'id_no'>): string =>
  createHash('sha256').update(`${id_type}:${id_no}`).digest('hex')
