import { Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { CONSOLE_TEXTS } from './page-texts'

/** Faults that can be set, by group. `mode:3` is a kind with its value. The text keys have the same names. */
const ANSWERS = {
  modes: ['0', '1', '2', '3', '4', '5', '8', '9', '10', '11', '6'].map((mode) => `mode:${mode}`),
  refusals: ['code', 'http'],
  network: ['delay', 'hang', 'drop'],
  garbage: ['html', 'json-cut', 'wrong-types', 'empty', 'null-data'].map((form) => `garbage:${form}`),
  session: ['old-token', 'other-device', 'need-bind', 'pass'],
  waiting: ['queue'],
}

interface Field {
  name: string
  /** Kinds of faults that have this field. */
  of: readonly string[]
  /** Attributes of a number field. Missing for a text field. */
  number?: { min: number; max: number; value?: number }
  required?: boolean
  choices?: readonly string[]
}

const FIELDS: readonly Field[] = [
  { name: 'statusCode', of: ['code'], number: { min: 0, max: 999_999_999 }, required: true },
  { name: 'status', of: ['http'], number: { min: 400, max: 999, value: 461 }, required: true },
  { name: 'body', of: ['http'], choices: ['envelope', 'empty', 'html'] },
  { name: 'ms', of: ['delay'], number: { min: 1, max: 3_600_000, value: 3000 }, required: true },
  { name: 'ahead', of: ['queue'], number: { min: 0, max: 1_000_000, value: 200 }, required: true },
  { name: 'ratePerMinute', of: ['queue'], number: { min: 1, max: 600_000, value: 1200 }, required: true },
  { name: 'tells', of: ['queue'], choices: ['all', 'place', 'rate', 'nothing'] },
  { name: 'comments', of: ['mode', 'code'] },
  { name: 'subComments', of: ['mode', 'code'] },
  { name: 'actText', of: ['mode', 'code'] },
  { name: 'errorCode', of: ['mode', 'code'] },
]

type Texts = (typeof CONSOLE_TEXTS)[Language]['injection']

const fieldLabel = (id: string, text: string, control: Html, of: readonly string[] = []): Html =>
  html`<div class="field" data-of="${of.join(' ')}">
    <label for="${id}">${text}</label>
    ${control}
    <small id="${id}-fault" class="bad" hidden></small>
  </div>`

const options = (names: readonly string[], labels: Record<string, string>): Html[] =>
  names.map((name) => html`<option value="${name}">${labels[name]}</option>`)

const control = ({ name, number, required, choices }: Field, t: Texts): Html => {
  const id = `fault-${name}`
  const rule = required ? new Html('required') : ''
  if (choices)
    return html`<select id="${id}" name="${name}">
      ${options(choices, t.choices)}
    </select>`
  if (!number)
    return html`<input id="${id}" name="${name}" maxlength="64" autocomplete="off" aria-describedby="${id}-fault" />`
  return html`<input
    id="${id}"
    name="${name}"
    type="number"
    inputmode="numeric"
    min="${number.min}"
    max="${number.max}"
    value="${number.value ?? ''}"
    aria-describedby="${id}-fault"
    ${rule}
  />`
}

/** Returns the form that sets a fault, and the list of faults. */
export const faultSection = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].injection
  const groups = Object.entries(ANSWERS).map(
    ([group, names]) =>
      html`<optgroup label="${t.groups[group as keyof typeof ANSWERS]}">${options(names, t.answers)}</optgroup>`,
  )
  const call = html`<div class="combo">
    <input
      id="call"
      role="combobox"
      aria-expanded="false"
      aria-controls="calls"
      aria-autocomplete="list"
      aria-describedby="call-fault"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
    />
    <ul id="calls" role="listbox" aria-label="${t.call}" hidden></ul>
  </div>`
  const times = control({ name: 'times', of: [], number: { min: 1, max: 1_000_000 } }, t)
  return html`<form id="fault-form" novalidate>
      <div class="fields">
        ${[
          fieldLabel('call', t.call, call),
          fieldLabel(
            'answer',
            t.answer,
            html`<select id="answer">
              ${groups}
            </select>`,
          ),
          fieldLabel('fault-times', t.times, times),
          ...FIELDS.map((field) =>
            fieldLabel(`fault-${field.name}`, t.fields[field.name as 'ms'], control(field, t), field.of),
          ),
        ]}
      </div>
      <p id="answer-hint" class="hint"></p>
      <p class="row"><button class="primary">${t.set}</button><span id="form-fault" class="bad" role="alert"></span></p>
    </form>
    <div class="heads">
      <h3>${t.list}</h3>
      <button type="button" id="clear-faults" class="quiet" hidden>${t.clear}</button>
    </div>
    <ul id="faults"></ul>`
}
