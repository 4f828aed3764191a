import { pictureTexts } from '../../../../src/locales/namespaces/picture'
import { stubTexts } from '../../../../src/locales/namespaces/stub'
import type { Scenario } from '../scenario'
import { addressOf, nameOf, pageOf } from '../steps'

/** Id of a show that the member and another buyer have attended. Its tickets have seats and names. */
const SEEN = 'S1015'

/** Scenarios of the ticket stubs of a show. */
export const stubs: Scenario[] = [
  {
    name: 'a stub is opened and painted; a refused album leaves the long press, an allowed one takes it',
    requiresHostCall: { weapp: 'canvasToTempFilePath', alipay: 'canvasToTempFilePath', bank: 'canvasToTempFilePath' },
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member(), address: addressOf('ticket-stub-list') })
      const [t, picture, core] = [stage.texts(stubTexts), stage.texts(pictureTexts), stage.texts('core')]
      host.hands.granted.delete('album')
      await host.tap({ part: nameOf(SEEN), role: 'button' })
      await host.at(pageOf('ticket-stub-print'), t('stub.printTitle'))
      await host.tap({ text: t('stub.name'), role: 'switch' })
      const save = () => host.tap({ text: picture('picture.save'), role: 'button', enabled: true })
      await save()
      await host.tap({ text: core('button.cancel'), role: 'button' }, await host.dialog(core('album.title')))
      await host.find(picture('picture.problem.denied'))
      host.hands.granted.add('album')
      await save()
      await host.find(picture('picture.saved'))
      stage.did('stub saved as a picture')
    },
  },
]
