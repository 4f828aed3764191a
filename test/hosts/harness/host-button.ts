import type { Hands } from './hands'
import type { Kind } from './kinds'

/** Content of a card that was shared. The host sends the card to a friend, who can open its path. */
export interface Card {
  title?: string
  path?: string
  imageUrl?: string
}

interface Surroundings {
  kind: Kind
  hands: Hands
  /** Sends the button's event to the page, such as `getphonenumber`. */
  fire: (target: HTMLElement, type: string, detail: object) => void
  /** Calls the share hook of the page, as the host does. */
  shareCard: (from: 'button' | 'menu') => Card | undefined
  shared: (card: Card) => void
}

type Act = (button: HTMLElement, around: Surroundings) => void

const share: Act = (_button, { shareCard, shared }) => {
  const card = shareCard('button')
  if (card) shared(card)
}

/**
 * Actions of the host when a button is pressed, by its open type. Source: each vendor's documentation of the button.
 */
const ACTS: Record<Kind, Record<string, Act>> = {
  weapp: {
    share,
    getPhoneNumber: (button, { hands, fire }) =>
      fire(
        button,
        'getphonenumber',
        hands.givesPhone
          ? { code: hands.nextPhoneCode(), errMsg: 'getPhoneNumber:ok' }
          : { errMsg: 'getPhoneNumber:fail user deny' },
      ),
    openSetting: (button, { fire }) => fire(button, 'opensetting', { errMsg: 'openSetting:ok', authSetting: {} }),
    contact: (button, { fire }) => fire(button, 'contact', { errMsg: 'enterContact:ok' }),
  },
  alipay: {
    share,
    getAuthorize: (button, { hands, fire }) =>
      hands.givesPhone ? fire(button, 'getauthorize', {}) : fire(button, 'error', { type: 'getAuthorize' }),
  },
  bank: { share },
}

const buttonOf = (target: HTMLElement): HTMLElement | null => target.closest<HTMLElement>('button')

/**
 * Performs the host's action after a tap on a button that has an open type. Unknown open types do nothing, as on a real
 * device.
 */
export const pressHostButton = (target: HTMLElement, around: Surroundings): void => {
  const button = buttonOf(target)
  const openType = button?.getAttribute('open-type') ?? ''
  const off =
    (button as { disabled?: boolean } | null)?.disabled === true || button?.getAttribute('disabled') === 'true'
  if (button && openType !== '' && !off) ACTS[around.kind][openType]?.(button, around)
}
