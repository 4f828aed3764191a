/** Origins that pages may use for calls, pictures and payments. They are settings of the build (config/README.md). */
export interface HeaderSettings {
  /** Origin of the gateway, or '' if it equals the page's origin. */
  gateway: string
  /** Hosts of pictures. Null allows every https host. */
  pictureHosts: readonly string[] | null
  /** Hosts of cashiers, in addition to the built-in hosts. */
  payHosts: readonly string[]
  /** Hosts of object stores for uploads. */
  uploadHosts: readonly string[]
  /** Providers whose login scripts are allowed. Without this setting, no login script is allowed. */
  loginProviders?: readonly LoginProvider[]
}

const LOGIN_PROVIDERS = ['google', 'apple'] as const
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number]

const loginProvidersIn = (text: string): LoginProvider[] =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => {
      const known = LOGIN_PROVIDERS.find((each) => each === name)
      if (!known) throw new Error(`Invalid TARO_APP_LOGIN_PROVIDERS "${name}": use google, apple or both.`)
      return known
    })

/** Matches a host name, optionally with a port. It cannot contain characters that start another directive. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

const hostsIn = (name: string, text: string): string[] => {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong !== undefined) throw new Error(`Invalid ${name} "${wrong}": use hosts such as img.example.`)
  return hosts
}

const gatewayOrigin = (text: string): string => {
  if (text === '') return ''
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`Invalid TARO_APP_GATEWAY "${text}": use an address such as https://api.example.`)
  return new URL(text).origin
}

/**
 * Reads TARO_APP_GATEWAY, TARO_APP_PICTURE_HOSTS, TARO_APP_PAY_HOSTS, TARO_APP_UPLOAD_HOSTS and
 * TARO_APP_LOGIN_PROVIDERS. @throws Error with a message for the user if a host is invalid
 */
export const readHeaderSettings = (env: Readonly<Record<string, string | undefined>>): HeaderSettings => {
  const { TARO_APP_GATEWAY = '', TARO_APP_PICTURE_HOSTS, TARO_APP_PAY_HOSTS = '' } = env
  const { TARO_APP_UPLOAD_HOSTS = '', TARO_APP_LOGIN_PROVIDERS = '' } = env
  return {
    gateway: gatewayOrigin(TARO_APP_GATEWAY),
    pictureHosts:
      TARO_APP_PICTURE_HOSTS === undefined ? null : hostsIn('TARO_APP_PICTURE_HOSTS', TARO_APP_PICTURE_HOSTS),
    payHosts: hostsIn('TARO_APP_PAY_HOSTS', TARO_APP_PAY_HOSTS),
    uploadHosts: hostsIn('TARO_APP_UPLOAD_HOSTS', TARO_APP_UPLOAD_HOSTS),
    loginProviders: loginProvidersIn(TARO_APP_LOGIN_PROVIDERS),
  }
}
