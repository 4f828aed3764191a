import type { TestGateway } from '../../../support/gateway'

export interface SentMail {
  recipient: string
  kind: string
  content: string
  path: string
}

export type Kind = 'ACTIVATE' | 'RESET'

const PATHS: Record<Kind, string> = { ACTIVATE: 'register', RESET: 'forgot_password' }

/** Creates functions that send a visitor's mail requests to a test gateway, and that read the mails in the sandbox. */
export const mailDesk = (test: () => TestGateway) => {
  const post = (path: string, body: object, options: { lang?: string; token?: string; headers?: object } = {}) =>
    test().ask(`${path}?lang=${options.lang ?? 'en'}`, {
      method: 'POST',
      body,
      token: options.token,
      headers: options.headers as Record<string, string>,
    })
  const mails = async (to: string): Promise<SentMail[]> =>
    ((await test().ask('console/api/messages')).body.data as SentMail[]).filter(({ recipient }) => recipient === to)
  const request = (kind: Kind, email: string, lang?: string) =>
    post(`user/pub/v3/email/${PATHS[kind]}`, { email }, { lang })
  const codeIn = ({ content }: SentMail): string => /\d{6}/.exec(content)?.[0] ?? ''
  const linkIn = ({ path }: SentMail): string => /token=([\w-]+)/.exec(path)?.[1] ?? ''
  const checkCode = (kind: Kind, email: string, verifyCode: string) =>
    post('user/pub/v3/email/check_code', { kind, email, verifyCode })
  const checkLink = (token: string) => post('user/pub/v3/email/check_link', { token })
  const setPassword = (token: string, password: string) => post('user/pub/v3/email/set_password', { token, password })
  const logIn = (email: string, password: string) => post('user/pub/v3/login', { email, password })

  /** Sends a mail. Returns the link and the code that it contains. */
  const mailed = async (kind: Kind, email: string) => {
    const { body } = await request(kind, email)
    if (body.statusCode !== 200) throw new Error(`No mail: ${body.comments}`)
    const [mail] = await mails(email)
    return { link: linkIn(mail), code: codeIn(mail) }
  }
  /** Creates an account with this password. */
  const account = async (email: string, password: string) => {
    const { link } = await mailed('ACTIVATE', email)
    return (await setPassword(link, password)).body.data as { userId: string; accessToken: string }
  }
  return { post, mails, request, mailed, codeIn, linkIn, checkCode, checkLink, setPassword, logIn, account }
}
