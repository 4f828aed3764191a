import { confirmForeignPage } from '@/app/foreign-page'
import type { ConfirmOptions } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'

test('requests a confirmation that names the host before it opens a foreign page', async () => {
  texts.setLanguage('en-US')
  const confirm = jest.fn((_: ConfirmOptions) => Promise.resolve(true))
  expect(await confirmForeignPage('news.example', { confirm })).toBe(true)
  expect(confirm.mock.calls).toEqual([
    [
      {
        title: 'Leaving this shop',
        content: 'You are about to open news.example',
        hint: 'This page is not ours. Don’t enter passwords, codes or payment details there.',
        confirmText: 'Open',
      },
    ],
  ])
})
