import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import agreement from './data/agreement.json'

const UPDATED_AT = Date.parse(`${agreement.updatedAt}T00:00:00Z`) - SHOP_OFFSET * 60_000

/** Returns the membership agreement in its present version (contract: api/member-agreement). */
export const memberAgreementOf = async ({ db }: Pick<Gateway, 'db'>, userId: string, lang: Language) => {
  const { version, title, sections } = agreement
  return {
    version,
    title: title[lang],
    updatedAt: UPDATED_AT,
    agreedTime: (await findRow(db, 'member_agreements', { user_id: userId, version }))?.agreed_at ?? null,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: heading[lang],
      paragraphs: paragraphs.map((paragraph) => paragraph[lang]),
    })),
  }
}

const insertConsent = async (db: Db | Tx, consent: Row<'member_agreements'>): Promise<void> => {
  await db
    .insertInto('member_agreements')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Stores once that a buyer agrees to a version. Throws `Refusal` agreementChanged unless it is the present version.
 */
export const agree = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  version: string,
): Promise<void> => {
  if (version !== agreement.version) throw new Refusal('agreementChanged')
  await insertConsent(db, { user_id: userId, version, agreed_at: clock.now() })
}

/** Title and version of the membership agreement; null if the buyer has agreed to this version. */
export const agreementToAccept = async (db: Db | Tx, userId: string) => {
  const { version, title } = agreement
  return (await findRow(db, 'member_agreements', { user_id: userId, version })) ? null : { version, title }
}

/** Stores that a buyer has agreed to the present version with a purchase, once. */
export const agreeWithPurchase = async (tx: Tx, userId: string, now: number): Promise<void> =>
  insertConsent(tx, { user_id: userId, version: agreement.version, agreed_at: now })
