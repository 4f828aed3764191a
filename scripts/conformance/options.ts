import { parseArgs } from 'node:util'
import { catalogue } from '../contract/catalogue'

export const USAGE = `npm run conformance -- --gateway URL --account PHONE[:CODE] [--order] [--call NAME …] [--json FILE]

  --gateway URL           the gateway's address, http or https
  --account PHONE[:CODE]  a test account: 13800000001, 853-61234567; without the code one is sent and asked for here
  --order                 make one order as well, and cancel it; nothing is ever paid
  --call NAME             only this call and those it needs, by its name in the report; may be given again
  --json FILE             write the results to a file

Exit code: 0 every call keeps the contract, 1 one does not, 2 wrong use.
`

export interface Options {
  /** Address without a trailing slash. */
  gateway: string
  account: Account
  order: boolean
  /** Names of the calls to check, by default all. */
  calls?: readonly string[]
  json?: string
}

export interface Account {
  cellphone: string
  /** Dialling code without plus. */
  countryCode: string
  /** Login code. Without this option, the walk requests a code. */
  code?: string
}

/** Error for wrong options. The usage is printed after its message. */
export class UsageError extends Error {
  readonly name = 'UsageError'
}

const ACCOUNT = /^(?:\+?(\d{1,4})-)?(\d{5,15})(?::(\d{4,8}))?$/

const readGateway = (address: string | undefined): string => {
  if (!address) throw new UsageError('--gateway is missing')
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('--gateway is no http address')
  if (url.username || url.password) throw new UsageError('--gateway takes no user and password')
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/**
 * Parses the options of the command line. Throws `UsageError`. Its message contains no values, because they may be
 * phone numbers.
 */
export const readOptions = (args: readonly string[]): Options => {
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          gateway: { type: 'string' },
          account: { type: 'string' },
          order: { type: 'boolean' },
          call: { type: 'string', multiple: true },
          json: { type: 'string' },
        },
      }).values
    } catch {
      throw new UsageError('unknown or incomplete option')
    }
  }
  const { gateway, account, order = false, call: calls, json } = read()
  const [, countryCode = '86', cellphone, code] = ACCOUNT.exec(account ?? '') ?? []
  const address = readGateway(gateway)
  if (!cellphone) throw new UsageError('--account is missing or no phone')
  if (calls?.some((name) => !Object.hasOwn(catalogue, name)))
    throw new UsageError('--call names no call of the catalogue')
  return {
    gateway: address,
    account: { cellphone, countryCode, ...(code ? { code } : {}) },
    order,
    ...(calls ? { calls } : {}),
    ...(json ? { json } : {}),
  }
}
