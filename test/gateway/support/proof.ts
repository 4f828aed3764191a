import type { TestGateway } from './gateway'

type Channel = 'CELLPHONE' | 'EMAIL'
type Purpose = 'CONTACT' | 'DATA' | 'CLOSE' | 'SESSIONS'

/**
 * Returns a proof of a contact of the account, as the buyer obtains it: requests a code, and reads the code in the
 * sandbox console.
 */
export const newProof = async (
  test: TestGateway,
  accessToken: string,
  purpose: Purpose,
  channel: Channel = 'CELLPHONE',
): Promise<string> => {
  const post = (path: string, body: object) => test.ask(path, { method: 'POST', token: accessToken, body })
  const { body: sent } = await post('user/buyer/v3/account/send_code', { channel })
  if (sent.statusCode !== 200) throw new Error(`No code: ${sent.comments}`)
  const { data: profile } = (await test.ask('user/buyer/v3/profile', { token: accessToken })).body
  const { cellphone, email } = profile as { cellphone: string; email: string }
  const query = channel === 'EMAIL' ? `email=${encodeURIComponent(email)}` : `cellphone=${cellphone}`
  const [{ code }] = (await test.ask(`console/api/codes?${query}`)).body.data as [{ code: string }]
  const { body } = await post('user/buyer/v3/account/prove', { channel, purpose, verifyCode: code })
  if (body.statusCode !== 200) throw new Error(`No proof: ${body.comments}`)
  return (body.data as { proof: string }).proof
}
