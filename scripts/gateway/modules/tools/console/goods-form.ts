import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { GOODS_COMMANDS } from '../../catalogue/goods/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form for price, stock, shelf and sale time of goods (assets/goods.js). */
export const goodsForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].goods
  const all = GOODS_COMMANDS.join(' ')
  const actions = html`<select id="goods-action">
    ${GOODS_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const sku = html`<input id="goods-sku" value="G1001-sand-l" maxlength="64" autocomplete="off" required />`
  const price = html`<input type="number" id="goods-price" min="0" max="10000" step="0.01" value="128" required />`
  const stock = html`<input type="number" id="goods-stock" min="0" max="1000000" value="0" required />`
  const shelf = html`<select id="goods-shelf">
    <option value="0">${t.shelves.off}</option>
    <option value="1">${t.shelves.on}</option>
  </select>`
  const minutes = html`<input type="number" id="goods-minutes" min="0" max="100000" value="5" required />`
  return html`<form id="goods-form">
    <div class="fields">
      ${[
        commandField('goods-action', t.action, actions, all),
        commandField('goods-sku', t.sku, sku, all),
        commandField('goods-price', t.price, price, 'PRICE'),
        commandField('goods-stock', t.stock, stock, 'STOCK'),
        commandField('goods-shelf', t.shelf, shelf, 'SHELF'),
        commandField('goods-minutes', t.minutes, minutes, 'SALE_TIME'),
      ]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="goods-done" class="hint" role="status"></span></p>
  </form>`
}
