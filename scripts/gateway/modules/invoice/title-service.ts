import { taxpayerIdProblem } from '../../../../src/domain/invoice/taxpayer-id'
import { cleanCode, cleanName } from '../../../../src/domain/typed/text'
import type { TitleType } from '../../../../src/domain/invoice/state'
import type { Gateway } from '../../core/context'
import type { Db, Tx } from '../../core/database/database'
import { found, notFound, Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import { lockBuyer } from '../user/account-service'
import type { InvoiceTitleTable, TitleFacts } from './tables'

const MAX_TITLES = 20

/** A title as the buyer enters it. */
export interface TitleDraft {
  invoiceTitleType: TitleType
  invoiceTitle: string
  taxpayerId: string
  bankName: string
  bankAccount: string
  address: string
  phoneNo: string
}

/** The columns of a draft. An enterprise has an id; an institution may. Throws `Refusal` taxpayerIdWrong. */
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

/** An account's titles, the one used last first. */
export const titlesOf = (db: Db, userId: string): Promise<InvoiceTitleTable[]> =>
  db
    .selectFrom('invoice_titles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('title_id')
    .execute()

const ownTitle = (db: Db | Tx, userId: string, titleId: string) =>
  db.selectFrom('invoice_titles').selectAll().where('user_id', '=', userId).where('title_id', '=', titleId)

/** One title of a buyer. Throws `Refusal` notFound, for another buyer's too. */
export const requireTitle = async (db: Db | Tx, userId: string, titleId: string): Promise<InvoiceTitleTable> =>
  found(await ownTitle(db, userId, titleId).executeTakeFirst())

/** Adds a title. Throws `Refusal`: taxpayerIdWrong, invoiceTitleLimit. */
export const createTitle = async ({ db, clock }: Gateway, userId: string, draft: TitleDraft) => {
  const columns = columnsOf(draft)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if ((await titlesOf(tx, userId)).length >= MAX_TITLES)
      throw new Refusal('invoiceTitleLimit', { params: { count: MAX_TITLES } })
    return tx
      .insertInto('invoice_titles')
      .values({ ...columns, title_id: newId('IT'), user_id: userId, created_at: now, used_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Changes a title; invoices that were sent keep the old one. Throws `Refusal`: notFound, taxpayerIdWrong. */
export const changeTitle = async ({ db }: Gateway, userId: string, titleId: string, draft: TitleDraft) => {
  await requireTitle(db, userId, titleId)
  const changed = await db
    .updateTable('invoice_titles')
    .set(columnsOf(draft))
    .where('user_id', '=', userId)
    .where('title_id', '=', titleId)
    .returningAll()
    .executeTakeFirst()
  return found(changed)
}

/** Throws `Refusal` notFound. */
export const removeTitle = async ({ db }: Gateway, userId: string, titleId: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('invoice_titles')
    .where('user_id', '=', userId)
    .where('title_id', '=', titleId)
    .executeTakeFirst()
  if (Number(numDeletedRows) === 0) throw notFound()
}

/** It comes first in the list from now on. */
export const markUsed = async (tx: Tx, titleId: string, now: number): Promise<void> => {
  await tx.updateTable('invoice_titles').set({ used_at: now }).where('title_id', '=', titleId).execute()
}
