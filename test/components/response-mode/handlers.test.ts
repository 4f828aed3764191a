import { createResponseModes } from '@/components/response-mode/response-modes'
import { Dialogs } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'
import { type Failure, RequestError } from '@/request/errors'
import { failureHandlingOf } from '@/request/modes'
import { fakeClock } from '../../support/fake-clock'

beforeAll(() => texts.setLanguage('en-US'))

const t = (key: Parameters<ReturnType<typeof texts.translator>>[0]) => texts.translator()(key)

const failed = (failure: Partial<Failure>) => new RequestError({ kind: 'business', statusCode: 1, ...failure })
const mode = (number: number, more: Partial<Failure> = {}) => failed({ mode: number, message: 'Their text', ...more })

const stage = (canGoBack = true) => {
  const clock = fakeClock()
  const dialogs = new Dialogs(clock)
  const moves = {
    openLogin: jest.fn(() => Promise.resolve()),
    canGoBack: () => canGoBack,
    backAndRefresh: jest.fn(() => Promise.resolve()),
    toBooking: jest.fn(() => Promise.resolve()),
  }
  const handle = createResponseModes({ ...moves, dialogs, clock, chance: () => 0 })
  const view = { isHere: true }
  const settle = () => clock.advanceAsync(0)
  /**
   * Passes a failure to the handler. Its retries fail with the entries of `later` in order. Null means that a retry
   * succeeds.
   */
  const meet = (error: RequestError, ...later: (RequestError | null)[]) => {
    const retry = jest.fn(() => Promise.resolve(later.shift() ?? null))
    let over = false
    const done = handle({
      error,
      critical: true,
      handling: failureHandlingOf(error, true),
      params: { showId: 'S1' },
      isHere: () => view.isHere,
      retry,
    }).then(() => (over = true))
    return { retry, done, isOver: () => over }
  }
  return { clock, dialogs, moves, meet, view, settle }
}

describe('each response mode', () => {
  it('shows no message for “none”, and leaves the failure unhandled', async () => {
    const { meet, dialogs } = stage()
    const error = mode(0)
    await meet(error).done
    expect([dialogs.current, dialogs.toastShown, error.handled]).toEqual([null, null, false])
  })

  it('shows the message for “toast”', async () => {
    const { meet, dialogs } = stage()
    const error = mode(1)
    await meet(error).done
    expect(dialogs.toastShown?.text).toBe('Their text')
    expect(error.handled).toBe(true)
  })

  it('shows for “alert” a dialog with one button and all gateway texts', async () => {
    const { meet, dialogs } = stage()
    const { done } = meet(mode(2, { subComments: 'More', actText: 'Fine', iconUrl: 'https://x.example/i.png' }))
    expect(dialogs.current).toMatchObject({
      kind: 'alert',
      content: 'Their text',
      hint: 'More',
      confirmText: 'Fine',
      picture: 'https://x.example/i.png',
    })
    dialogs.answer(true)
    await done
    expect(dialogs.current).toBeNull()
  })

  it('omits a picture whose address is not https', () => {
    const { meet, dialogs } = stage()
    void meet(mode(2, { iconUrl: 'javascript:alert(1)' }))
    expect(dialogs.current?.picture).toBe('')
  })

  it.each([
    ['yes', true, 1],
    ['no', false, 0],
  ])('opens the login for “login” only after a confirmation: %s', async (_, yes, times) => {
    const { meet, dialogs, moves } = stage()
    const { done } = meet(mode(3))
    expect(dialogs.current).toMatchObject({ kind: 'confirm', confirmText: t('button.login') })
    dialogs.answer(yes)
    await done
    expect(moves.openLogin).toHaveBeenCalledTimes(times)
  })

  it('shows a dialog for “back”, then navigates back and reloads', async () => {
    const { meet, dialogs, moves } = stage()
    const { done } = meet(mode(4))
    expect(dialogs.current).toMatchObject({ kind: 'alert', confirmText: t('button.back') })
    expect(moves.backAndRefresh).not.toHaveBeenCalled()
    dialogs.answer(true)
    await done
    expect(moves.backAndRefresh).toHaveBeenCalledTimes(1)
  })

  it('shows for “waiting” a dialog with a button that is locked for 5 s', () => {
    const { meet, dialogs } = stage()
    void meet(mode(5))
    expect(dialogs.current).toMatchObject({ kind: 'alert', lockedFor: 5_000, confirmText: t('button.close') })
  })

  it('navigates back without confirmation for “backRefresh”', async () => {
    const { meet, dialogs, moves } = stage()
    await meet(mode(8)).done
    expect(dialogs.current).toBeNull()
    expect(dialogs.toastShown?.text).toBe('Their text')
    expect(moves.backAndRefresh).toHaveBeenCalledTimes(1)
  })

  it('shows a dialog, then opens the booking for “booking”', async () => {
    const { meet, dialogs, moves } = stage()
    const { done } = meet(mode(11, { errorCode: 'RE110028217778' }))
    dialogs.answer(true)
    await done
    expect(moves.toBooking).toHaveBeenCalledWith({ showId: 'S1' }, 'RE110028217778')
  })

  it.each([6, 7, 99])('shows the generic dialog for the unknown mode %i', (number) => {
    const { meet, dialogs } = stage()
    void meet(failed({ mode: number }))
    expect(dialogs.current).toMatchObject({ kind: 'alert', content: t('request.fallback') })
  })
})

describe('the response mode “retry”', () => {
  it('repeats the call after a confirmation, and does not retry a second failure', async () => {
    const { meet, dialogs } = stage()
    const again = mode(10)
    const { retry, done } = meet(mode(10), again)
    expect(dialogs.current).toMatchObject({ kind: 'confirm', content: 'Their text', cancelText: t('button.back') })
    dialogs.answer(true)
    await done
    expect(retry).toHaveBeenCalledTimes(1)
    expect(dialogs.current).toBeNull()
    expect(again.handled).toBe(false)
  })

  it('navigates back when the buyer declines', async () => {
    const { meet, dialogs, moves } = stage()
    const { retry, done } = meet(mode(10))
    dialogs.answer(false)
    await done
    expect(retry).not.toHaveBeenCalled()
    expect(moves.backAndRefresh).toHaveBeenCalledTimes(1)
  })

  it('closes the dialog without navigation on a tab screen', async () => {
    const { meet, dialogs, moves } = stage(false)
    const { done } = meet(failed({ kind: 'timeout', statusCode: undefined }))
    expect(dialogs.current).toMatchObject({ title: t('request.offline'), cancelText: t('button.close') })
    dialogs.answer(false)
    await done
    expect(moves.backAndRefresh).not.toHaveBeenCalled()
  })

  it('shows one dialog for several equal failures, and repeats all failed calls', async () => {
    const { meet, dialogs, settle } = stage()
    const both = [meet(failed({ kind: 'network' })), meet(failed({ kind: 'network' }))]
    dialogs.answer(true)
    await Promise.all(both.map(({ done }) => done))
    await settle()
    expect(both.map(({ retry }) => retry.mock.calls.length)).toEqual([1, 1])
    expect(dialogs.current).toBeNull()
  })

  it('shows a message that the network is busy', () => {
    const { meet, dialogs } = stage()
    void meet(failed({ kind: 'http', httpCode: 461, statusCode: undefined }))
    expect(dialogs.current).toMatchObject({ title: t('request.busyNetwork'), content: t('request.busyNetworkHint') })
  })

  it.each([500, 502])('suggests a network check for HTTP status %i, and retries on request', async (httpCode) => {
    const { meet, dialogs } = stage()
    const { retry, done } = meet(failed({ kind: 'http', httpCode, statusCode: undefined }), null)
    expect(dialogs.current).toMatchObject({ kind: 'confirm', content: t('request.checkNetwork') })
    dialogs.answer(true)
    await done
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows the storefront’s text for too many visitors if the gateway sends none (shell §8)', () => {
    const { meet, dialogs } = stage()
    void meet(failed({ mode: 10, message: '' }))
    expect(dialogs.current).toMatchObject({
      title: 'Too many visitors right now',
      content: 'We’ll be back soon. Please try again later',
    })
  })

  it('enters the queue when the repeated call is rate-limited', async () => {
    const { meet, dialogs, settle } = stage()
    void meet(mode(10), mode(9))
    dialogs.answer(true)
    await settle()
    expect(dialogs.current?.kind).toBe('progress')
  })
})

describe('the response mode “limiting”', () => {
  it('shows the progress ring and texts until the call succeeds', async () => {
    const { meet, dialogs, clock } = stage()
    const { done, retry } = meet(mode(9), mode(9), mode(9), mode(9), null)
    expect(dialogs.current).toMatchObject({ kind: 'progress', title: 'Their text', confirmText: t('request.leave') })
    expect(dialogs.current?.progress).toMatchObject({ ring: 0, figure: '0', lines: [t('request.waitUnknown')] })
    await clock.advanceAsync(9_000)
    expect(dialogs.current?.progress?.lines[1]).toBe('3 attempts, please be patient')
    await clock.advanceAsync(3_000)
    await done
    expect(retry).toHaveBeenCalledTimes(4)
    expect(dialogs.current).toBeNull()
  })

  it('shows the position and the remaining time if known', () => {
    const { meet, dialogs } = stage()
    void meet(mode(9, { data: { waiting: { ticket: 't', place: 134, ratePerMinute: 60, retryAfterMs: 20_000 } } }))
    expect(dialogs.current?.progress).toMatchObject({
      figure: '134',
      caption: t('request.placeCaption'),
      lines: ['Number 134 in line', 'About 3 minutes to go'],
      ticking: 'Next try in 20 s',
    })
  })

  it('navigates back when the buyer cancels the queue', async () => {
    const { meet, dialogs, moves } = stage()
    const { done, retry } = meet(mode(9))
    dialogs.answer(false)
    await done
    expect(moves.backAndRefresh).toHaveBeenCalledTimes(1)
    expect(retry).not.toHaveBeenCalled()
  })

  it('offers a manual retry after the last automatic attempt', async () => {
    const { meet, dialogs, clock } = stage()
    const { retry } = meet(mode(9), ...Array.from({ length: 10 }, () => mode(9)), null)
    await clock.advanceAsync(30_000)
    expect(dialogs.current).toMatchObject({ kind: 'confirm', title: t('request.busyNetwork') })
    dialogs.answer(true)
    await clock.advanceAsync(0)
    expect(retry).toHaveBeenCalledTimes(11)
    expect(dialogs.current).toBeNull()
  })

  it('ends the queue when a retry returns another mode, and handles this mode', async () => {
    const { meet, dialogs, clock } = stage()
    void meet(mode(9), mode(2, { message: 'Sold out' }))
    await clock.advanceAsync(3_000)
    expect(dialogs.current).toMatchObject({ kind: 'alert', content: 'Sold out' })
  })

  it('does not handle a failure that has no mode', async () => {
    const { meet, dialogs, clock } = stage()
    const soldOut = failed({ message: 'Sold out' })
    const { done } = meet(mode(9), soldOut)
    await clock.advanceAsync(3_000)
    await done
    expect([dialogs.current, soldOut.handled]).toEqual([null, false])
  })
})

describe('a screen that is no longer in view', () => {
  it('closes its dialog without any navigation', async () => {
    const { meet, dialogs, moves, view, clock } = stage()
    const all = [mode(2), mode(3), mode(4), mode(5), mode(10), mode(11)].map((error) => meet(error))
    view.isHere = false
    await clock.advanceAsync(300)
    await Promise.all(all.map(({ done }) => done))
    expect(dialogs.current).toBeNull()
    expect(moves.openLogin).not.toHaveBeenCalled()
    expect(moves.backAndRefresh).not.toHaveBeenCalled()
    expect(moves.toBooking).not.toHaveBeenCalled()
    expect(clock.pending).toBe(0)
  })

  it('shows one dialog for equal failures of several calls', () => {
    const { meet, dialogs } = stage()
    for (const error of [mode(4), mode(4), mode(4)]) void meet(error)
    dialogs.answer(true)
    expect(dialogs.current).toBeNull()
  })
})
