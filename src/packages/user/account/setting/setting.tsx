import { View } from '@tarojs/components'
import { useChannelName } from '@/components/reminder/use-channel-name'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Switch } from '@/components/ui/switch/switch'
import { accountChannels } from '@/domain/notice-channel'
import { screen } from '@/router/screen'
import { profileTexts } from '@/locales/namespaces/profile'
import { reminderTexts } from '@/locales/namespaces/reminder'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import { offersThemes } from '@/stores/shop-switches'
import { SettingModel } from './setting.model'
import styles from './setting.module.scss'

const THEMES = { follow: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const

function Setting() {
  const t = useTexts(userTexts)
  const p = useTexts(profileTexts)
  const r = useTexts(reminderTexts)
  const { stores } = useServices()
  const channelName = useChannelName()
  const [channel = null] = accountChannels(stores.user)
  const model = useModel((deps) => new SettingModel(deps))
  const { language, themeChoice } = stores.preferences
  return (
    <>
      <NavBar title={t('setting.title')} />
      <View className={styles.page}>
        {model.loggedIn && (
          <Section title={t('setting.account')}>
            <ListGroup>
              <ListRow icon="user" title={p('profile.title')} value={stores.user.nickname} to={linkTo('profile')} />
              <ListRow icon="lock" title={p('safe.title')} note={t('setting.safeNote')} to={linkTo('account-safe')} />
              <ListRow icon="bell" title={r('how')} note={channelName(channel)} />
            </ListGroup>
          </Section>
        )}
        <Section title={t('setting.preferences')}>
          <ListGroup>
            <ListRow
              icon="globe"
              title={t('mine.language')}
              value={t(`language.${language}`)}
              to={linkTo('language')}
            />
            {offersThemes(stores.shop.config) && (
              <ListRow icon="moon" title={t('theme.title')} value={t(THEMES[themeChoice])} to={linkTo('switch-skin')} />
            )}
          </ListGroup>
        </Section>
        {stores.measuring.accepted && (
          <Section title={t('setting.privacy')}>
            <ListGroup>
              <ListRow
                icon="eye"
                title={t('setting.measuring')}
                note={t('setting.measuringNote')}
                value={
                  <Switch
                    label={t('setting.measuring')}
                    on={stores.measuring.allowed}
                    onChange={stores.measuring.allow}
                  />
                }
              />
            </ListGroup>
          </Section>
        )}
        {model.loggedIn && (
          <ListGroup className={styles.out}>
            <ListRow icon="logout" title={t('setting.logout')} onClick={() => void model.logout()} />
          </ListGroup>
        )}
      </View>
    </>
  )
}

export default screen('setting', Setting)
