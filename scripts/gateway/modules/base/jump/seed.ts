import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import pages from './data/pages.json'

/** Writes the pages that exist in the storefront and also in the merchant's app and mini programs. */
export const seedJumpPages = async (tx: Tx): Promise<void> => {
  const rows = pages.map(({ name, web, page, required = [], optional = [] }) => ({
    page_name: name,
    web,
    mini_page: page,
    required: json(required),
    optional: json(optional),
  }))
  await tx.insertInto('jump_pages').values(rows).execute()
}
