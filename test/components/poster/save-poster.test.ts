import type { SaveEnd } from '@/components/poster/poster.model'
import { savePoster } from '@/components/poster/save-poster'
import { texts } from '@/locales/texts'

beforeAll(() => texts.setLanguage('en-US'))

const saving = async (end: SaveEnd, { agrees = true, allowed = true } = {}) => {
  const model = { save: jest.fn(async () => end), allowAlbum: jest.fn(async () => allowed) }
  const dialogs = { toast: jest.fn(), confirm: jest.fn(async () => agrees) }
  await savePoster(model, { dialogs } as never, 'Picture saved')
  return { model, dialogs, said: dialogs.toast.mock.calls.map(([word]) => word as string) }
}

describe('saving the share picture', () => {
  it.each([
    ['saved', ['Picture saved']],
    ['failed', ['Save failed']],
    ['denied', ['Please allow saving to your album']],
    ['cancelled', []],
  ] as const)('shows the messages of the result %j, and no others: %j', async (end, shown) => {
    const { said, dialogs, model } = await saving(end)
    expect(said).toEqual(shown)
    expect(dialogs.confirm).not.toHaveBeenCalled()
    expect(model.allowAlbum).not.toHaveBeenCalled()
  })
  it('explains a missing album permission, opens the settings and reports the result', async () => {
    const given = await saving('settings')
    expect(given.dialogs.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Allow saving pictures', confirmText: 'Open settings' }),
    )
    expect(given.said).toEqual(['Access granted. You can save the picture now'])
    expect((await saving('settings', { allowed: false })).said).toEqual([
      'Album access is still off, so the picture was not saved',
    ])
  })
  it('does not open the settings when the buyer declines', async () => {
    const { model, said } = await saving('settings', { agrees: false })
    expect(model.allowAlbum).not.toHaveBeenCalled()
    expect(said).toEqual(['Album access is still off, so the picture was not saved'])
  })
})
