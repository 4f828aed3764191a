import { type Html, html } from '../../../../pages/markup'

/** Returns a field of a command form. `of` lists the commands that use the field (assets/commands.js). */
export const commandField = (id: string, text: string, control: Html, of: string): Html =>
  html`<div class="field" data-of="${of}"><label for="${id}">${text}</label>${control}</div>`
