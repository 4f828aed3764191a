import type { Scenario } from '../scenario'
import { addressOf, openTab, pageOf } from '../steps'

const NICKNAME = '灯下客👨‍👩‍👧'

/** Scenarios of the buyer's profile. */
export const profile: Scenario[] = [
  {
    name: 'a member changes nickname and avatar, by the host’s own chooser, and the account tab follows',
    requiresHostCall: { weapp: 'uploadFile', alipay: 'uploadFile', bank: 'uploadFile' },
    run: async (stage) => {
      const t = stage.texts('profile')
      const host = stage.launch({ device: await stage.member(), address: addressOf('profile') })
      await host.at(pageOf('profile'), t('profile.title'))
      await host.tap({ part: t('profile.nickname'), role: 'button' })
      await host.at(pageOf('nickname-edit'))
      await host.type(t('profile.nickname'), NICKNAME)
      await host.tap({ text: stage.texts('core')('button.save'), role: 'button' })
      await host.at(pageOf('profile'))
      await host.find({ part: NICKNAME })
      stage.did('nickname changed')
      await host.tap({ part: t('profile.avatarChange'), role: 'button' })
      await host.tap({ text: stage.texts('upload')('upload.use'), role: 'button', enabled: true })
      await host.find(t('avatar.done'))
      stage.did('avatar by the host’s chooser')
      host.pages.reLaunch(addressOf('mine'))
      await openTab(stage, host, 'mine')
      await host.find({ part: NICKNAME, role: 'button' })
    },
  },
]
