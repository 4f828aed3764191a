import { newProof } from '../../../support/proof'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'

const MEMBER = 'U1001'

/** Returns the member's first login, which the calls use. If a previous call has ended the login, logs in again. */
const walker = async ({ gateway }: TestGateway): Promise<string> => {
  const { db } = gateway.context
  const { session_id: id } = await db
    .selectFrom('login_sessions')
    .select('session_id')
    .where('user_id', '=', MEMBER)
    .orderBy('begun_at')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('login_sessions')
    .set({ ended_at: null, end_reason: null })
    .where('session_id', '=', id)
    .execute()
  return id
}

/**
 * Returns a proof for the login of the calls. The proof comes from another login, because a login can use each proof
 * only once.
 */
export const proofFor = async (
  test: TestGateway,
  purpose: 'CONTACT' | 'DATA' | 'CLOSE' | 'SESSIONS',
): Promise<string> => {
  const { db } = test.gateway.context
  await db.deleteFrom('verify_codes').where('cellphone', '=', '13800000001').execute()
  const proof = await newProof(test, (await test.signIn()).accessToken, purpose)
  await db
    .updateTable('account_proofs')
    .set({ session_id: await walker(test) })
    .where('proof_id', '=', proof)
    .execute()
  return proof
}

const newPhone = '13900000099'

export const samples: Samples = {
  'account.sendAccountCode': async ({ gateway }) => {
    await gateway.context.db.deleteFrom('verify_codes').where('cellphone', '=', '13800000001').execute()
    return { channel: 'CELLPHONE' }
  },
  'account.proveContact': async (test) => ({
    channel: 'CELLPHONE',
    purpose: 'DATA',
    // The code that the previous call has sent. If no code was sent, any code of the same form.
    verifyCode: (await test.ask('console/api/codes?cellphone=13800000001')).body.data[0]?.code ?? '000000',
  }),
  'account.accountData': async (test) => ({ proof: await proofFor(test, 'DATA') }),
  'account.closing': {},
  'account.cancelledClosing': async (test) => {
    const { db, clock } = test.gateway.context
    const closing = { requested_at: clock.now(), close_at: clock.now() + 1_000_000, erased_at: null }
    const taken = { taken_back_at: clock.now(), taken_back_by: await walker(test) }
    await db
      .insertInto('account_closings')
      .values({ user_id: MEMBER, ...closing, ...taken })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...closing, ...taken }))
      .execute()
    return {}
  },
}

export const endings: Samples = {
  'account.changeContact': async (test) => ({
    proof: await proofFor(test, 'CONTACT'),
    bindType: 'CELLPHONE',
    cellphoneBindParam: { cellphone: newPhone, countryCode: '86', verifyCode: await test.newCode(newPhone) },
  }),
}

export const logouts: Samples = {
  'account.closeAgain': samples['account.cancelledClosing'],
  'account.closeAccount': async (test) => {
    const { db } = test.gateway.context
    await db
      .updateTable('orders')
      .set({ state: 'CLOSED', refund_state: 'NONE' })
      .where('user_id', '=', MEMBER)
      .execute()
    await db.updateTable('item_orders').set({ state: 'CLOSED' }).where('user_id', '=', MEMBER).execute()
    await db.updateTable('goods_returns').set({ state: 'CANCELED' }).where('user_id', '=', MEMBER).execute()
    // Restores the phone number with which the samples log in.
    await db.updateTable('users').set({ cellphone: '13800000001' }).where('user_id', '=', MEMBER).execute()
    return { proof: await proofFor(test, 'CLOSE') }
  },
}
