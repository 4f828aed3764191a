import sharp from 'sharp'
import { type Shopper, tapTargets } from '../../scripts/browser/shopper'
import { go } from '../../scripts/browser/tour/stop'
import company from '../../scripts/gateway/modules/after-sale/permit/texts/page/en-US.json'
import companyZh from '../../scripts/gateway/modules/after-sale/permit/texts/page/zh-CN.json'
import { GATE_TEXTS } from '../../scripts/gateway/modules/after-sale/gate/page-texts'
import { formDefinitionTexts } from '../../src/locales/namespaces/form-definition'
import { permitTexts } from '../../src/locales/namespaces/permit'
import { uploadTexts } from '../../src/locales/namespaces/upload'
import { readCode } from '../support/read-code'
import { openGatePage } from './support/gate-page'
import { useStage } from './support/stage'

const t = GATE_TEXTS['en-US']
const PROJECT = 'TIDAL26'
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Names of the fields of the seeded form FM5, and a person. */
const FIELDS = {
  'zh-CN': {
    ...{ name: '姓名', document: '证件', photo: '证件照', job: '职务', company: '公司' },
    ...{ emergencyName: '紧急联系人', emergencyPhone: '紧急联系电话', page: companyZh },
    ...{ person: '沈一帆', idNo: '11010519491231002X' },
  },
  'en-US': {
    ...{ name: 'Name', document: 'Identity document', photo: 'Photo', job: 'Job', company: 'Company' },
    ...{ emergencyName: 'Emergency contact', emergencyPhone: 'Emergency phone', page: company },
    ...{ person: 'Ada Shen', idNo: '110101199003071233' },
  },
} as const
type Fields = (typeof FIELDS)[keyof typeof FIELDS]

const ask = async <Data>(url: string, path: string, body?: object): Promise<Data> => {
  const answer = await fetch(`${url}/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: Data }).data
}

/** Returns a photo with sharp edges. @param light brightness of its light parts, 0 to 255 */
const photoOf = async (light: number) => {
  const [width, height] = [960, 1280]
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    data.fill(((at % width) >> 4) % 2 === 0 ? light : light / 2, at * 3, at * 3 + 3)
  const buffer = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

/** Chooses a photo and waits for its upload. Uses a photo that the device finds too dark. */
const addPhoto = async (worker: Shopper, fields: Fields, light: number): Promise<void> => {
  const form = worker.texts(formDefinitionTexts)
  const upload = worker.texts(uploadTexts)
  const chooser = worker.page.waitForEvent('filechooser')
  await worker.button(form('pictures.addTo', { label: fields.photo, count: 1 })).click()
  await (await chooser).setFiles(await photoOf(light))
  const sheet = worker.dialog(form('pictures.crop'))
  const use = (name: string) => sheet.getByRole('button', { name }).and(worker.page.locator(':enabled'))
  await use(upload('upload.use')).click()
  if (light < 40) await use(upload('upload.useAnyway')).click()
  await worker.screen().getByText(form('pictures.state.stored'), { exact: true }).waitFor()
}

const fill = (worker: Shopper, name: string, value: string) =>
  worker.screen().getByRole('textbox', { name, exact: true }).fill(value)

/** Joins the company and sends an application for all days. Returns the id of the permit. */
const apply = async (worker: Shopper, fields: Fields): Promise<string> => {
  const texts = worker.texts(permitTexts)
  const form = worker.texts(formDefinitionTexts)
  await go(worker, `/work-permit/login?projectCode=${PROJECT}`)
  await fill(worker, texts('permit.code'), 'light 7k2m')
  await worker.button(texts('permit.join')).click()
  await worker.button(texts('permit.allDays')).click()
  await worker
    .screen()
    .getByRole('checkbox', { name: texts('permit.agree') })
    .click()
  await fill(worker, fields.name, fields.person)
  await fill(worker, form('document.number', { label: fields.document }), fields.idNo)
  await addPhoto(worker, fields, 20)
  await worker.button(form('step.next')).click()
  await fill(worker, fields.job, 'Rigger')
  await fill(worker, fields.company, 'Lumen')
  await fill(worker, fields.emergencyName, 'Lin')
  await fill(worker, fields.emergencyPhone, '13800138000')
  await worker.button(texts('permit.send')).click()
  await worker.screen().getByText(texts('permit.state.SUBMITTED'), { exact: true }).waitFor()
  return new URL(worker.page.url()).searchParams.get('permitId') ?? ''
}

/** Confirms the applicant on the page of the company. */
const confirm = async (worker: Shopper, { page, person }: Fields): Promise<void> => {
  const { url } = worker.storefront
  const [{ link }] = await ask<{ link: string }[]>(url, 'console/api/permit-companies')
  const opened = await worker.context.newPage()
  await opened.goto(`${url}${link}?lang=${worker.language === 'zh-CN' ? 'zh' : 'en'}`)
  const name = `${page.confirm} · ${person}`
  await opened.getByRole('button', { name, exact: true }).click()
  await opened.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  await opened.close()
}

/** Sends another photo, which is the only field of the form. */
const changePhoto = async (worker: Shopper, fields: Fields): Promise<void> => {
  const texts = worker.texts(permitTexts)
  const form = worker.texts(formDefinitionTexts)
  await go(worker, '/work-permit/records')
  await worker.buttonContaining(texts('permit.state.NEEDS_CHANGE')).click()
  await worker.screen().getByText(texts('permit.changeReason.PHOTO_DARK'), { exact: true }).waitFor()
  await worker.button(texts('permit.change')).click()
  await worker.button(form('pictures.remove', { name: form('pictures.name', { number: 1 }) })).click()
  expect(await worker.screen().getByRole('textbox').count()).toBe(0)
  await addPhoto(worker, fields, 220)
  await worker.button(texts('permit.sendChange')).click()
  await worker.screen().getByText(texts('permit.state.CONFIRMED'), { exact: true }).waitFor()
}

/** Returns the code of the open pass. */
const codeOf = async ({ texts, screen }: Shopper): Promise<string> => {
  const label = texts(permitTexts)('permit.codeLabel', { seconds: 30 })
  const picture = screen().getByRole('img', { name: label, exact: true })
  await picture.waitFor()
  return readCode(await picture.evaluate((shown) => (shown.querySelector('img') ?? (shown as HTMLImageElement)).src))
}

describe('a work permit', () => {
  const stage = useStage()
  const walkIn = (language: keyof typeof FIELDS, as: string): void =>
    stage.walk(
      `is applied for, changed and approved, and opens its zone without a network, in ${language}`,
      { as, language, keepsProgram: true, expects: LOST },
      async (worker) => {
        const fields = FIELDS[language]
        const { url } = worker.storefront
        const texts = worker.texts(permitTexts)
        const permitId = await apply(worker, fields)
        await confirm(worker, fields)
        await ask(url, 'console/api/permit-changes', { permitId, fieldIds: ['photo'], reason: 'PHOTO_DARK', note: '' })
        await changePhoto(worker, fields)
        await ask(url, `console/api/permits/${permitId}`, { action: 'APPROVE_A' })

        await go(worker, '/mine')
        await tapTargets(worker.screen(), { name: worker.texts('core')('mine.permits') }).click()
        await worker.buttonContaining(texts('permit.state.TODAY')).click()
        await codeOf(worker)
        const gate = await openGatePage(stage.browser, url, { sessionId: `permits_${PROJECT}`, door: '舞台口' })
        await worker.page.evaluate(async () => void (await navigator.serviceWorker.ready))
        await worker.page.waitForFunction(async () => (await window.caches.keys()).includes('foyer-files'))
        await worker.page.waitForLoadState('networkidle')
        await worker.context.setOffline(true)
        await worker.page.reload()
        const [age = ''] = texts('permit.stored', { time: '|' }).split('|')
        await worker.screen().getByText(age).waitFor()
        expect(await gate.scan(await codeOf(worker))).toBe(t.admit)
        await gate.context.close()
      },
    )
  walkIn('zh-CN', '13900004321')
  walkIn('en-US', '13900004322')
})
