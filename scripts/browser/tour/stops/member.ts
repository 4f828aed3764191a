import { memberCenterTexts } from '../../../../src/locales/namespaces/member-center'
import { memberPopupTexts } from '../../../../src/locales/namespaces/member-popup'
import type { Shopper } from '../../shopper'
import { go, type Stop, stopAt, titled } from '../stop'

/** Waits for the rights of the level in view. */
const rights = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

/** Creates a stop of a popup on the home page. The sandbox's console makes the popup due. */
const popup = (name: string, kind: 'LEVEL' | 'BIRTHDAY', act: (shopper: Shopper) => string): Stop => ({
  name,
  reach: async (shopper) => {
    await shopper.storefront.play(kind)
    await go(shopper, '/')
    await shopper.page.getByRole('dialog').getByText(act(shopper)).waitFor()
  },
})

export const visitor: readonly Stop[] = [
  stopAt('member-center-visitor', '/member-center', rights),
  titled('member-right-visitor', '/member-center/right?level=3&rightType=POINTS', ({ texts }) =>
    texts(memberCenterTexts)('memberCenter.right.byLevel'),
  ),
]

export const member: readonly Stop[] = [
  stopAt('member-center', '/member-center', rights),
  stopAt('member-center-higher', '/member-center?level=3', rights),
  titled('member-right', '/member-center/right?level=2&rightType=DISCOUNT', ({ texts }) =>
    texts(memberCenterTexts)('memberCenter.right.byLevel'),
  ),
  stopAt('member-compare', '/member-center/compare', (shopper) =>
    shopper.screen().getByRole('rowheader').first().waitFor(),
  ),
  stopAt('member-agreement', '/member-center/agreement', (shopper) =>
    shopper.button(shopper.texts(memberCenterTexts)('memberCenter.agree')).waitFor(),
  ),
  popup('popup-level', 'LEVEL', ({ texts }) => texts(memberPopupTexts)('memberPopup.level.view')),
  popup('popup-birthday', 'BIRTHDAY', ({ texts }) => texts(memberPopupTexts)('memberPopup.birthday.take')),
  titled('member-right-gift', '/member-center/right?level=2&rightType=BIRTHDAY_GIFT', ({ texts }) =>
    texts(memberCenterTexts)('memberCenter.right.gifts'),
  ),
]
