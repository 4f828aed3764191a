import { keyText, type Vendor } from './settings'

/** A command that runs a vendor's tool. */
export interface ToolCall {
  /** Package and exact version, downloaded on demand. */
  package: string
  args: string[]
  /** Name and contents of the key file. Its path replaces `KEY_FILE` in the arguments. */
  key: { file: string; content: string }
  /** True if the tool's dependencies may run their install scripts. */
  installScripts: boolean
}

/** Placeholder for the path of the key file, which is unknown until the file is written. */
export const KEY_FILE = '<key file>'

export interface Upload {
  folder: string
  version: string
  note: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Maximum length of release notes at Alipay, in characters. */
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
  // Needed, because an install script downloads the compiler of the tool.
  installScripts: true,
})

/**
 * Returns the command that runs the vendor's tool. The tools are downloaded on demand instead of being dependencies of
 * the project. Together they have 1,500 packages with 330 MB, some of them unmaintained for years. Every `npm ci` would
 * install them.
 */
export const toolCall = (vendor: Vendor, env: Environment, upload: Upload): ToolCall =>
  vendor === 'weapp' ? forWeChat(env, upload) : forAlipay(env, upload)
