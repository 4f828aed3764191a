import { scanCode } from '@/components/scan/scan-code'
import { texts } from '@/locales/texts'
import type { ScanResult } from '@/platform/scan/contract'
import type { ScannedResult } from '@/router/navigation'

beforeAll(() => texts.setLanguage('en-US'))

const scanning = async (
  read: ScanResult,
  { opens = 'opened' as ScannedResult, settings = true, agrees = true } = {},
) => {
  const openScanned = jest.fn(async (_text: string) => opens)
  const permissions = { canOpen: jest.fn(() => settings), open: jest.fn(async () => ({ kind: 'granted' })) }
  const dialogs = {
    toast: jest.fn((_word: string) => undefined),
    alert: jest.fn(async (_what: object) => undefined),
    confirm: jest.fn(async (_what: object) => agrees),
  }
  await scanCode({ platform: { scan: async () => read, permissions }, navigate: { openScanned }, dialogs } as never)
  const said = JSON.stringify([...dialogs.toast.mock.calls, ...dialogs.alert.mock.calls, ...dialogs.confirm.mock.calls])
  return { openScanned, permissions, dialogs, said }
}

describe('the code scanner', () => {
  it('opens the target of a scanned code without a message', async () => {
    const { openScanned, said } = await scanning({ kind: 'scanned', text: '/content/S1' })
    expect(openScanned).toHaveBeenCalledWith('/content/S1')
    expect(said).toBe('[]')
  })

  it.each([
    ['not-ours', 'This code isn’t one of ours, so it was not opened'],
    ['unknown', 'This code doesn’t exist or has expired'],
    ['failed', 'The code couldn’t be looked up. Please try again'],
  ] as const)('shows for the result %s a message that omits the code’s content', async (opens, text) => {
    const { said } = await scanning({ kind: 'scanned', text: 'https://evil.example/x' }, { opens })
    expect(said).toContain(text)
    expect(said).not.toContain('evil')
  })

  it('shows no message when the buyer cancels the scan', async () => {
    const { openScanned, said } = await scanning({ kind: 'cancelled' })
    expect(openScanned).not.toHaveBeenCalled()
    expect(said).toBe('[]')
  })

  it('shows a message for an unreadable code or an unsupported host', async () => {
    expect((await scanning({ kind: 'failed' })).said).toContain('No code could be read')
    expect((await scanning({ kind: 'unsupported' })).said).toContain('Not supported here')
  })

  it('offers the settings when the camera permission is missing', async () => {
    const yes = await scanning({ kind: 'denied' })
    expect(yes.dialogs.confirm).toHaveBeenCalledWith(expect.objectContaining({ confirmText: 'Open settings' }))
    expect(yes.permissions.open).toHaveBeenCalledWith('camera')
    expect((await scanning({ kind: 'denied' }, { agrees: false })).permissions.open).not.toHaveBeenCalled()
  })

  it('explains how to allow the camera if the host has no settings page', async () => {
    const { dialogs, permissions } = await scanning({ kind: 'denied' }, { settings: false })
    expect(dialogs.alert).toHaveBeenCalledWith({
      content: 'The camera is not allowed. Please allow it in your settings, then scan again',
    })
    expect(permissions.open).not.toHaveBeenCalled()
  })
})
