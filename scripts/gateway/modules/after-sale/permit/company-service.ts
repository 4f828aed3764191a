import { createHash } from 'node:crypto'
import { cleanCode } from '../../../../../src/domain/typed/text'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { notFound } from '../../../core/envelope'
import { openSigned, signed } from '../../../core/signed'
import { useCode } from '../../base/user/code-attempts-service'
import { placesLeft } from './project-service'

export type Company = Row<'permit_companies'>

/** Lifetime of the link with which a company confirms its applicants, ms. */
const LINK_TTL = 7 * DAY

/** Returns the digest of a company code, as the database stores it. */
export const codeHash = (code: string): string => createHash('sha256').update(cleanCode(code)).digest('hex')

/**
 * Joins an account to the company of a code. A later code of the same project replaces the company.
 * @throws Refusal companyCodeWrong, and companyCodeLocked after five wrong codes within ten minutes
 */
export const joinCompany = (gateway: Gateway, userId: string, entered: string): Promise<Company> =>
  useCode(gateway, userId, {
    attempts: 'permit_attempts',
    refusals: { wrong: 'companyCodeWrong', locked: 'companyCodeLocked' },
    find: (tx) => findRow(tx, 'permit_companies', { code_hash: codeHash(entered) }),
    use: async (tx, company, now) => {
      const { project_code, company_id } = company
      await tx
        .insertInto('permit_members')
        .values({ user_id: userId, project_code, company_id, joined_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'project_code']).doUpdateSet({ company_id }))
        .execute()
      return company
    },
  })

/**
 * Returns the company of an account in a project, with its places by role. Returns null if the account has no company
 * there.
 */
export const companyOf = async (db: Db | Tx, userId: string, projectCode: string) => {
  const member = await findRow(db, 'permit_members', { user_id: userId, project_code: projectCode })
  if (!member) return null
  const company = await getRow(db, 'permit_companies', { company_id: member.company_id })
  return { company, left: await placesLeft(db, company.company_id, await rolesOf(db, projectCode)) }
}

const rolesOf = (db: Db | Tx, projectCode: string) =>
  listRows(db, 'permit_roles', { project_code: projectCode }, 'sort')

type Keys = Pick<Gateway, 'permits' | 'clock'>

/** Returns the token of a company's link. It is valid for seven days. */
export const companyToken = ({ permits, clock }: Keys, companyId: string): string =>
  signed(permits.key, Buffer.from(JSON.stringify([companyId, clock.now() + LINK_TTL])).toString('base64url'))

/** Returns the company of a link. @throws Refusal notFound for a wrong or expired link */
export const companyOfToken = async ({ db, permits, clock }: Keys & Pick<Gateway, 'db'>, token: string) => {
  const text = openSigned(permits.key, token)
  if (text === null) throw notFound()
  const [companyId, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number]
  if (until <= clock.now()) throw notFound()
  return getRow(db, 'permit_companies', { company_id: companyId })
}
