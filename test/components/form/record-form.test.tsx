import { addressDetail, createAddress, updateAddress } from '@/api/address'
import { countries } from '@/api/attendee'
import AddressModification from '@/packages/user/address/address-modification/address-modification'
import { RequestError } from '@/request/errors'
import { anAddress } from '../../support/data/address'
import { type Answers, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const onFile = anAddress()

describe('a form for a stored record', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = [], params: Record<string, string> = { id: 'D1' }) => {
    const known: Answers = [
      [
        countries,
        () => [
          { code: '86', name: '中国大陆' },
          { code: '853', name: '中国澳门' },
        ],
      ],
      [addressDetail, () => onFile],
      [updateAddress, () => onFile],
    ]
    screen = await openScreen(AddressModification, { member: true, answers: [...known, ...answers], params })
  }
  const field = (label: string) => screen.find(`input[aria-label="${label}"]`)
  const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  afterEach(() => screen.unmount())

  test('shows the stored values and closes without confirmation when nothing changed', async () => {
    await open()
    expect(field('收货人')).toHaveProperty('value', '林晚')
    expect(screen.text()).toContain('上海市 上海市 静安区')
    expect(closesTab()).toBe(true)
    await screen.press('返回')
    expect([screen.question(), screen.went]).toEqual(['', [['back']]])
  })

  test('extracts the number and the area code from pasted text', async () => {
    await open()
    await screen.type(field('手机号'), '电话：00853\u202d6612 3456\u202c')
    expect(field('手机号')).toHaveProperty('value', '66123456')
    expect(screen.text()).toContain('+853')
  })

  test('requests confirmation before it discards unsaved changes', async () => {
    await open()
    await screen.type(field('收货人'), '林')
    expect(closesTab()).toBe(false)
    await screen.press('返回')
    expect(screen.question()).toContain('离开此页')
    await screen.press('继续编辑')
    expect(screen.went).toEqual([])
    await screen.press('返回')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.went).toEqual([['back']])
    expect(closesTab()).toBe(true)
  })

  test('closes without confirmation after a save', async () => {
    await open()
    await screen.type(field('收货人'), '林')
    await screen.press('保存')
    expect([screen.question(), screen.went, closesTab()]).toEqual(['', [['back']], true])
  })

  test('focuses the first field with a problem', async () => {
    await open([], {})
    await screen.type(field('收货人'), '林晚')
    await screen.press('保存')
    expect(document.activeElement).toBe(field('手机号'))
    expect(screen.sentTo(createAddress)).toEqual([])
    await screen.type(field('手机号'), '13800000001')
    await screen.press('保存')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('所在地区')
  })

  test('shows a refusal by the gateway and preserves the unsaved changes', async () => {
    await open([[updateAddress, refused('不能送达')]])
    await screen.type(field('收货人'), '林')
    await screen.press('保存')
    expect(screen.text('[role=alert]')).toContain('不能送达')
    expect([screen.went, closesTab()]).toEqual([[], false])
  })

  test('shows “not found” for a missing record, or a load error with a retry', async () => {
    await open([[addressDetail, () => Promise.reject(new RequestError({ kind: 'business', httpCode: 404 }))]])
    expect(screen.text()).toContain('找不到这个地址')
    screen.unmount()
    await open([[addressDetail, () => Promise.reject(new RequestError({ kind: 'network' }))]])
    screen.answer(addressDetail, () => onFile)
    await screen.press('重试')
    expect(field('收货人')).toHaveProperty('value', '林晚')
  })
})
