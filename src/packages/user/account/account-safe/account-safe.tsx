import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'
import { profileTexts } from '@/locales/namespaces/profile'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ProofSteps } from '../proof/proof-steps'
import styles from './account-safe.module.scss'
import { DataModel } from './data.model'
import { ContactChangeModel } from './parts/contact-change/contact-change.model'
import { ContactChangeSheet } from './parts/contact-change/contact-change-sheet'
import { DeviceList } from './parts/device-list/device-list'
import { DevicesModel } from './parts/device-list/devices.model'
import { EndSheet } from './parts/device-list/end-sheet'
import { PasswordModel } from './password.model'

/** Screen of the account's phone and e-mail address, logins, and data export. */
function AccountSafe({ params }: { params: RouteParams<'account-safe'> }) {
  const t = useTexts(profileTexts)
  const ways = useTexts(waysInTexts)
  const { platform, stores } = useServices()
  const devices = useModel((deps) => new DevicesModel(deps))
  const change = useModel((deps) => new ContactChangeModel(deps))
  const data = useModel((deps) => new DataModel(deps))
  const password = useModel((deps) => new PasswordModel(deps))
  const modules = useModuleVisibility()
  const { cellphone, countryCode, email } = stores.user
  useEffect(() => {
    if (params.change === 'CELLPHONE' && stores.user.cellphone) change.start('CELLPHONE')
    if (params.change === 'EMAIL' && stores.user.email) change.start('EMAIL')
  }, [change, params.change, stores])
  const bind = { value: t('profile.bind'), to: linkTo('account-bind') }
  // The first phone number can only be bound in mini programs (decision 47).
  const noPhone = platform.host.isMini ? bind : { value: t('profile.notSet') }
  return (
    <>
      <NavBar title={t('safe.title')} />
      <View className={styles.page}>
        <View>
          <Section title={t('profile.contacts')}>
            <ListGroup>
              <ListRow
                icon="phone"
                title={t('safe.phone')}
                {...(cellphone
                  ? { value: maskPhoneWithArea(cellphone, countryCode), onClick: () => change.start('CELLPHONE') }
                  : noPhone)}
              />
              <ListRow
                icon="mail"
                title={t('safe.email')}
                {...(email ? { value: maskEmail(email), onClick: () => change.start('EMAIL') } : bind)}
              />
              <ListRow
                icon="lock"
                title={ways('account.password')}
                // Only accounts with an e-mail address can have a password.
                {...(email
                  ? { value: password.note ? ways(`account.${password.note}`) : '', to: linkTo('change-password') }
                  : { value: ways('account.passwordNeedsEmail'), to: linkTo('account-bind') })}
              />
            </ListGroup>
          </Section>
          {modules.shows('CERTIFICATE') && (
            <Section title={t('safe.identity')}>
              <ListGroup>
                <ListRow
                  icon="shield"
                  title={t('safe.certificates')}
                  note={t('safe.certificatesNote')}
                  to={linkTo('certificates')}
                />
              </ListGroup>
            </Section>
          )}
          <Section title={t('safe.data')}>
            <ListGroup>
              <ListRow icon="download" title={t('safe.download')} note={t('safe.downloadNote')} onClick={data.show} />
              <ListRow
                icon="trash"
                title={t('safe.close')}
                note={t('safe.closeNote')}
                to={linkTo('confirm-unregistered')}
              />
            </ListGroup>
          </Section>
        </View>
        <DeviceList model={devices} />
      </View>
      <EndSheet model={devices} />
      <ContactChangeSheet model={change} />
      <Sheet open={data.open} title={t('proof.title')} onClose={data.hide}>
        <ProofSteps model={data.proof} lead={t('proof.lead')} />
      </Sheet>
    </>
  )
}

export default screen('account-safe', AccountSafe)
