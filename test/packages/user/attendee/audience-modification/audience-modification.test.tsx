import { act } from 'react'
import { attendeeRegions, attendees, countries, createAttendee, deleteAttendee, updateAttendee } from '@/api/attendee'
import AudienceModification from '@/packages/user/attendee/audience-modification/audience-modification'
import { anAttendee } from '../../../../support/data/attendee'
import { type Answers, refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

const onFile = anAttendee('A1', { name: '林小雨', idNo: '1101**********002X', birthday: '' })

describe('an attendee', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = [], params = {}) => {
    const known: Answers = [
      [countries, () => [{ code: '86', name: '中国大陆' }]],
      [attendeeRegions, () => [{ code: 'PT', name: '葡萄牙' }]],
      [attendees, () => [onFile]],
      [createAttendee, () => ({ ...onFile, audienceId: 'A2' })],
      [updateAttendee, () => onFile],
      [deleteAttendee, () => null],
    ]
    screen = await openScreen(AudienceModification, { member: true, answers: [...known, ...answers], params })
  }
  const field = (label: string) => screen.find(`input[aria-label="${label}"]`)
  const alerts = () =>
    screen
      .all('[role=alert]')
      .map((alert) => alert.textContent)
      .filter(Boolean)
  afterEach(() => screen.unmount())

  test('shows a wrong checksum once the number is complete, and sends no request', async () => {
    await open()
    await screen.type(field('姓名'), '林小雨')
    await screen.type(field('证件号码'), '11010519491231002')
    expect(alerts()).toEqual([])
    await screen.type(field('证件号码'), '110105194912310021')
    expect(alerts()).toEqual(['证件号码有误，请核对每一位'])
    expect(field('证件号码').getAttribute('aria-invalid')).toBe('true')
    await screen.press('保存')
    expect(screen.sentTo(createAttendee)).toEqual([])
  })

  test('saves a valid number, and returns to the previous screen', async () => {
    await open()
    await screen.type(field('姓名'), ' 林小雨 ')
    await screen.type(field('证件号码'), '11010519491231002x')
    await screen.press('保存')
    expect(screen.sentTo(createAttendee)).toMatchObject([
      { name: '林小雨', idType: 'ID_CARD', idNo: '11010519491231002X' },
    ])
    expect(screen.toast()).toBe('已保存')
    expect(screen.went).toEqual([['back']])
  })

  test('shows all missing fields at once, each error at its field', async () => {
    await open()
    await screen.press('保存')
    expect(alerts()).toEqual(['请输入姓名', '请输入证件号码'])
  })

  test('accepts a passport number that is not a valid ID card number', async () => {
    await open()
    await screen.press('证件类型')
    await screen.press('护照')
    await screen.type(field('姓名'), 'Ann')
    await screen.type(field('证件号码'), 'E12345678')
    await screen.press('国家或地区')
    await screen.press('葡萄牙')
    await screen.press('保存')
    expect(screen.sentTo(createAttendee)).toMatchObject([{ idType: 'PASSPORT', idNo: 'E12345678', region: 'PT' }])
  })

  describe('the country or region of a passport’s holder', () => {
    const MANY = Array.from({ length: 60 }, (_, at) => ({ code: `X${at}`, name: `某地${at}` }))
    const choose = async () => {
      await open([[attendeeRegions, () => [...MANY, { code: 'PT', name: '葡萄牙' }]]])
      await screen.press('证件类型')
      await screen.press('护照')
      await screen.press('国家或地区')
    }
    const offered = () =>
      screen.all('[role=radiogroup][aria-label="国家或地区"] [role=radio]').map((radio) => radio.textContent)

    test('can be searched by name, and shows how many entries are hidden', async () => {
      await choose()
      expect(offered()).toHaveLength(40)
      expect(screen.text()).toContain('输入名称可查找其余 21 项')
      await screen.type(screen.find('[role=dialog] input'), ' 葡萄 ')
      expect(offered()).toEqual(['葡萄牙'])
      await screen.type(screen.find('[role=dialog] input'), '哪里')
      expect(screen.text()).toContain('没有找到“哪里”')
    })

    test('is not changed by an arrow key, which only moves the focus', async () => {
      await choose()
      const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
      act(() => void screen.find('[role=radiogroup][aria-label="国家或地区"]').dispatchEvent(event))
      await screen.settle()
      expect(document.activeElement?.textContent).toBe('某地1')
      await screen.press('保存')
      expect(alerts()).toContain('请选择国家或地区')
    })

    test('is not requested if the document type implies it', async () => {
      await open()
      expect(screen.text()).not.toContain('国家或地区')
    })

    test('is shown from the stored attendee before the list loads', async () => {
      const passport = anAttendee('A1', { idType: 'PASSPORT', region: 'BR', regionName: '巴西' })
      await open([[attendees, () => [passport]]], { id: 'A1' })
      expect(screen.text()).toContain('巴西')
    })
  })

  test('leaves the stored number unchanged if no number is typed', async () => {
    await open([], { id: 'A1' })
    expect(field('姓名')).toHaveProperty('value', '林小雨')
    expect(field('证件号码').getAttribute('placeholder')).toContain('1101**********002X')
    await screen.press('保存')
    expect(screen.sentTo(updateAttendee)).toMatchObject([{ audienceId: 'A1', idNo: '' }])
  })

  test('shows the gateway’s text of a refusal on the screen', async () => {
    await open([[createAttendee, refused('该证件已添加')]])
    await screen.type(field('姓名'), '林小雨')
    await screen.type(field('证件号码'), '11010519491231002X')
    await screen.press('保存')
    expect(screen.text()).toContain('该证件已添加')
    expect(screen.went).toEqual([])
  })

  test('requires a confirmation that names the attendee before the deletion', async () => {
    await open([], { id: 'A1' })
    await screen.press('删除')
    expect(screen.question()).toContain('删除观演人“林小雨”？')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.sentTo(deleteAttendee)).toEqual([{ audienceId: 'A1' }])
    expect(screen.went).toEqual([['back']])
  })
})
