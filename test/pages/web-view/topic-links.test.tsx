import { openTarget } from '@/components/open-target'
import WebView from '@/pages/web-view/web-view'
import { parseLink } from '@/router/links'
import { createNavigate, type Router } from '@/router/navigate'
import { setUp } from '../../router/set-up'
import { openScreen } from '../../support/open-screen'
import { fakeServices } from '../../support/services'

const { origin } = window.location
const topicId = 'drama-nights'
const couponTemplateId = 'CT3'

/** Both forms of a topic's address, with the parameters of the screen that replaces the web view. */
const FORMS: [string, Record<string, string>][] = [
  [`/topic-activity/${topicId}`, { topicId }],
  [`${origin}/topic-activity/${topicId}/coupon-template/${couponTemplateId}`, { topicId, couponTemplateId }],
]

const addressOf = (topic: string): string => `/web-view?link=${encodeURIComponent(topic)}`

const WAYS: [string, (navigate: Router, topic: string) => Promise<unknown>][] = [
  ['link', (navigate, topic) => navigate.openAddress(addressOf(topic))],
  ['short code', (navigate) => navigate.openScanned(`${origin}/s/TOPIC0001`)],
  ['scanned address', (navigate, topic) => navigate.openScanned(origin + addressOf(topic))],
  [
    'banner',
    (navigate, topic) => {
      const { services } = fakeServices({})
      return openTarget({ kind: 'WEB', params: { url: addressOf(topic) } }, { ...services, navigate })
    },
  ],
]

/** Opens a topic in one way, and returns the parameters of the screen that the router opened. */
const openedBy = async (open: (navigate: Router, topic: string) => Promise<unknown>, topic: string) => {
  const { host, deps } = setUp(['/'])
  deps.resolveCode.mockResolvedValue({ kind: 'found', page: 'pages/web-view/web-view', params: { link: topic } })
  await open(createNavigate({ ...deps, origins: [origin] }), topic)
  const link = parseLink(host.calls[0]?.replace('push ', '') ?? '')
  return link.ok ? link.value : link.failure
}

describe('a topic in the web view', () => {
  const rows = WAYS.flatMap(([way, open]) =>
    FORMS.flatMap(([topic, params]) =>
      [true, false].map((useWebActivity) => ({ way, open, topic, params, useWebActivity })),
    ),
  )

  test.each(rows)('$topic by $way, with useWebActivity $useWebActivity', async (row) => {
    const opened = await openedBy(row.open, row.topic)
    expect(opened).toMatchObject({ name: 'web-view', params: { link: row.topic } })

    const screen = await openScreen(WebView, {
      params: { link: row.topic },
      config: { useWebActivity: row.useWebActivity },
    })
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(row.useWebActivity ? row.topic : undefined)
    expect(screen.went).toEqual(row.useWebActivity ? [] : [['redirect', 'topic-activity', row.params]])
    screen.unmount()
  })
})
