import { act } from 'react'
import Language from '@/packages/user/account/language/language'
import { openScreen } from '../../../../support/open-screen'

describe('the choice of languages', () => {
  test('offers the merchant’s languages by their own names, and applies a choice at once', async () => {
    const screen = await openScreen(Language, {})
    act(() => screen.stores.preferences.setOffered(['en-US', 'zh-CN']))
    await screen.settle()
    const choices = () => screen.all('[role=radio]').map(({ textContent }) => textContent)
    expect(choices()).toEqual(['English', '简体中文'])
    await screen.tap(screen.all('[role=radio]')[0])
    expect(screen.stores.preferences.language).toBe('en-US')
    screen.unmount()
  })
})
