import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, atHome, pageOf, stranger } from '../steps'

/** Returns the code that the last mail to an address contains. */
export const mailedCode = async ({ gateway }: Stage, email: string): Promise<string> => {
  const mails = (await gateway.ask('console/api/messages')).body.data as { recipient: string; content: string }[]
  return /\d{6}/.exec(mails.find(({ recipient }) => recipient === email)?.content ?? '')?.[0] ?? ''
}

export const emailAccount: Scenario[] = [
  {
    name: 'an account is created by the code of a mail, after the program was closed half way',
    requiresHostCall: { weapp: 'setStorageSync', alipay: 'setStorageSync', bank: 'setStorageSync' },
    run: async (stage) => {
      const email = `host-${stage.kind}@example.com`
      const user = stage.texts('user')
      const ways = stage.texts('ways-in')
      const first = stage.launch({ device: stranger('newcomer'), address: addressOf('create-account') })
      await first.at(pageOf('create-account'), ways('create.title'))
      await first.type(user('email.email'), email)
      await first.tap({ role: 'checkbox' })
      await first.tap({ text: ways('mail.send'), role: 'button' })
      await first.at(pageOf('check-email'), ways('check.title'))

      const host = stage.launch({ device: first.kill(), address: addressOf('check-email') })
      await host.at(pageOf('check-email'), ways('check.title'))
      await host.type(stage.texts('form')('code.label'), await mailedCode(stage, email))
      await host.at(pageOf('set-password'), ways('set.title'))
      await host.type(ways('password.label'), 'Tidal-Radio-9')
      await host.tap({ text: ways('set.submit'), role: 'button' })
      await atHome(host)
      const logins = await stage.gateway.gateway.context.db
        .selectFrom('users')
        .select('email')
        .where('email', '=', email)
        .execute()
      if (logins.length !== 1) throw new Error(`There are ${logins.length} accounts of ${email}, not one.`)
      stage.did('account created by e-mail')
    },
  },
]
