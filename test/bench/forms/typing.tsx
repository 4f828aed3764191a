import { writeFileSync } from 'node:fs'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { act } from 'react'
import { object, pipe, string, trim } from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { FormModel } from '@/components/form/form-model'
import { formTexts } from '@/locales/namespaces/form'
import { texts } from '@/locales/texts'
import { drawForm, sectioned, typed } from '../../components/form/definition/support'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const NAMES = Array.from({ length: 60 }, (_, index) => `f${index}`)
const PEOPLE = Array.from({ length: 20 }, (_, index) => ({ personKey: `p${index}`, name: '' }))

type Values = Record<string, string>

/** A form that is written by hand: the same fields, with a schema. */
const drawWritten = async (): Promise<HTMLElement> => {
  const form = new FormModel<Values, Values, typeof formTexts>({
    texts: formTexts,
    initial: Object.fromEntries(NAMES.map((name) => [name, ''])),
    schema: () => object(Object.fromEntries(NAMES.map((name) => [name, pipe(string(), trim())]))),
    submit: () => Promise.resolve(),
  })
  const Written = observer(() => (
    <View>
      {NAMES.map((name) => (
        <TextField<Values, typeof formTexts> key={name} form={form} name={name} label={name} />
      ))}
    </View>
  ))
  return (await mount(withServices(Written, fakeServices({ width: 1280 }).services), {})).root
}

/** Returns the time from a key stroke until the form is drawn, ms. */
const typeInto = (root: HTMLElement, name: string, text: string): number => {
  const input = root.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!
  // React overrides the setter of `value`. The setter of the prototype is the native one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  const begin = performance.now()
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
  return performance.now() - begin
}

test('measures key strokes', async () => {
  await texts.setLanguage('en-US')
  const definition = sectioned(NAMES.map((name) => typed(name, { forEach: 'PERSON' })))
  const { screen } = await drawForm({ definition, people: () => PEOPLE }, { width: 1280 })
  const written = await drawWritten()
  const times = { defined: [] as number[], written: [] as number[] }
  const rounds = Number(process.env.FORM_ROUNDS)
  // Interleaved, so that other load of the machine affects both measurements equally.
  for (let round = 0; round < rounds; round += 1) {
    const name = NAMES[round % NAMES.length]!
    times.defined.push(typeInto(screen.root, name, `text ${round}`))
    times.written.push(typeInto(written, name, `text ${round}`))
  }
  writeFileSync(process.env.FORM_TIMES!, JSON.stringify(times))
}, 600_000)
