import { taxpayerIdProblem } from '../../../../../src/domain/invoice/taxpayer-id'
import { cleanCode, cleanName } from '../../../../../src/domain/typed/text'
import type { TitleType } from '../../../../../src/domain/invoice/state'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { ownedRecords } from '../../../core/owned-records'
import { lockBuyer } from '../../base/user/account-service'
import type { TitleFacts } from './tables'

const MAX_TITLES = 20

/** Fields of a title that the buyer enters. */
export interface TitleDraft {
  invoiceTitleType: TitleType
  invoiceTitle: string
  taxpayerId: string
  bankName: string
  bankAccount: string
  address: string
  phoneNo: string
}

/**
 * Returns the columns of a draft. A taxpayer id is required for enterprises and optional for institutions. Throws
 * `Refusal` taxpayerIdWrong.
 */
const columnsOf = (draft: TitleDraft): TitleFacts => {
  const taxpayerId = cleanCode(draft.taxpayerId)
  const needed = draft.invoiceTitleType === 'ENTERPRISE' || taxpayerId !== ''
  if (needed && taxpayerIdProblem(taxpayerId) !== null) throw new Refusal('taxpayerIdWrong')
  return {
    title_type: draft.invoiceTitleType,
    title: cleanName(draft.invoiceTitle),
    taxpayer_id: taxpayerId,
    bank_name: cleanName(draft.bankName),
    bank_account: cleanCode(draft.bankAccount),
    address: cleanName(draft.address),
    phone_no: draft.phoneNo.trim(),
  }
}

/** Returns an account's titles, the most recently used first. */
export const titlesOf = (db: Db, userId: string): Promise<Row<'invoice_titles'>[]> =>
  db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('title_id')
    .execute()

export const titles = ownedRecords('invoice_titles', 'title_id')

/** Adds a title. Throws `Refusal`: taxpayerIdWrong, invoiceTitleLimit. */
export const createTitle = async ({ db, clock }: Gateway, userId: string, draft: TitleDraft) => {
  const columns = columnsOf(draft)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if ((await titles.count(tx, userId)) >= MAX_TITLES)
      throw new Refusal('invoiceTitleLimit', { params: { count: MAX_TITLES } })
    return tx
      .insertInto('invoice_titles')
      .values({ ...columns, title_id: newId('IT'), user_id: userId, created_at: now, used_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Changes a stored title. Submitted invoices do not change. Throws `Refusal`: notFound, taxpayerIdWrong. */
export const changeTitle = async ({ db }: Gateway, userId: string, titleId: string, draft: TitleDraft) =>
  titles.update(db, userId, titleId, columnsOf(draft))

/** Moves a title to the top of the list, because it has just been used. */
export const markUsed = async (tx: Tx, titleId: string, now: number): Promise<void> => {
  await tx.updateTable('invoice_titles').set({ used_at: now }).where('title_id', '=', titleId).execute()
}
