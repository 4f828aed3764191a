import { act } from 'react'
import type { RadioOption } from '@/components/ui/radio-group/radio-group'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

let screen: Mounted
beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => screen.unmount())

const options = [
  { value: 'new', content: 'Newest' },
  { value: 'hot', content: 'Most popular' },
]

const shown = async (given: readonly RadioOption<string>[] = options) => {
  const done: string[] = []
  screen = await mount(ChoiceSheet, {
    open: true,
    title: 'Sort',
    options: given,
    value: 'new',
    onChoose: (value: string) => void done.push(value),
    onClose: () => void done.push('closed'),
  })
  return done
}

const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void screen.find('[role=radiogroup]').dispatchEvent(event))
  await screen.settle()
}

describe('an option in a choice sheet', () => {
  test('closes the sheet when chosen', async () => {
    const done = await shown()
    await screen.tap(screen.all('[role=radio]')[1])
    expect(done).toEqual(['closed', 'hot'])
  })

  test('is not chosen by an arrow key, which moves only the focus', async () => {
    const done = await shown()
    await press('ArrowDown')
    expect(done).toEqual([])
    expect(screen.all('[role=radio]').map((radio) => radio.tabIndex)).toEqual([-1, 0])
    expect(document.activeElement?.textContent).toBe('Most popular')
  })

  test('appears under the heading of a group', async () => {
    const other = { value: 'old', content: 'Oldest', group: 'Not now', disabled: true }
    const done = await shown([...options.map((option) => ({ ...option, group: 'Available' })), other])
    expect(screen.all('.heading').map(({ textContent }) => textContent)).toEqual(['Available', 'Not now'])
    await press('End')
    expect(document.activeElement?.textContent).toBe('Oldest')
    expect(document.activeElement?.matches('[aria-disabled=true]:not([disabled])')).toBe(true)
    await screen.tap(screen.all('[role=radio]')[2])
    expect(done).toEqual([])
  })
})
