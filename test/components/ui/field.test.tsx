import { Field } from '@/components/ui/field/field'
import { mount, type Mounted } from '../../support/screen'

describe('Field', () => {
  let screen: Mounted
  const describedBy = () => document.getElementById(screen.find('input').getAttribute('aria-describedby') ?? '')
  const shown = async (more = {}) => {
    const onInput = jest.fn()
    screen = await mount(Field, { label: 'Phone', value: '', onInput, ...more })
    return onInput
  }
  afterEach(() => screen.unmount())

  test('uses the label as accessible name', async () => {
    await shown()
    expect(screen.find('input').getAttribute('aria-label')).toBe('Phone')
  })

  test('passes the typed value to the handler', async () => {
    const onInput = await shown()
    await screen.type(screen.find('input'), '138')
    expect(onInput).toHaveBeenCalledWith('138')
  })

  test('replaces the hint by an error that describes the input', async () => {
    await shown({ hint: '11 digits', error: 'Not a phone number' })
    expect(describedBy()?.textContent).toBe('Not a phone number')
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('true')
  })

  test('describes the input by its hint, if it has one', async () => {
    await shown({ hint: '11 digits' })
    expect(describedBy()?.textContent).toBe('11 digits')
    screen.unmount()
    await shown()
    expect(describedBy()).toBeNull()
  })
})
