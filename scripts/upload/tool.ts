import { keyText, type Vendor } from './settings'

/** How a vendor's tool is called. */
export interface ToolCall {
  /** Package and exact version; fetched when it is wanted. */
  package: string
  args: string[]
  /** Name and content of the key's file; its path replaces `KEY_FILE` in the arguments. */
  key: { file: string; content: string }
  /** Whether the packages below it may run their install scripts. */
  installScripts: boolean
}

/** Placeholder for the path of the key's file, which is known after it is written. */
export const KEY_FILE = '<key file>'

export interface Upload {
  folder: string
  version: string
  note: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Alipay refuses longer ones. */
const NOTE_LENGTH = 200

const forWeChat = (env: Environment, { folder, version, note }: Upload): ToolCall => ({
  package: 'miniprogram-ci@2.1.42',
  args: [
    ...['miniprogram-ci', 'upload', '--appid', env.WEAPP_APPID ?? '', '--project-path', folder],
    ...['--private-key-path', KEY_FILE, '--upload-version', version, '--upload-description', note],
  ],
  key: { file: 'weapp.key', content: `${keyText(env.WEAPP_PRIVATE_KEY ?? '')}\n` },
  installScripts: false,
})

const forAlipay = (env: Environment, { folder, version, note }: Upload): ToolCall => ({
  package: 'minidev@2.2.5',
  args: [
    ...['minidev', 'upload', '--app-id', env.ALIPAY_APPID ?? '', '--project', folder],
    ...['--identity-key-path', KEY_FILE, '--version', version, '--version-description', note.slice(0, NOTE_LENGTH)],
  ],
  key: {
    file: 'alipay.json',
    content: JSON.stringify({
      alipay: {
        authentication: { toolId: env.ALIPAY_TOOL_ID, privateKey: keyText(env.ALIPAY_PRIVATE_KEY ?? '') },
      },
    }),
  },
  // It fetches its compiler after it is installed.
  installScripts: true,
})

/**
 * The call of the vendor's own tool. Both tools are fetched on demand and are no dependencies of the project: together
 * 1,500 packages and 330 MB, some long unmaintained, which every `npm ci` would bring to everyone.
 */
export const toolCall = (vendor: Vendor, env: Environment, upload: Upload): ToolCall =>
  vendor === 'weapp' ? forWeChat(env, upload) : forAlipay(env, upload)
