import { Text, View } from '@tarojs/components'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Pressable } from '@/components/ui/pressable/pressable'
import { useRovingFocus } from '@/components/ui/use-roving-focus'
import { screen } from '@/router/screen'
import { userTexts } from '@/locales/namespaces/user'
import { Preview } from './preview'
import styles from './switch-skin.module.scss'

const NAMES = { follow: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const

function SwitchSkin() {
  const t = useTexts(userTexts)
  const { preferences } = useServices().stores
  const { themeChoice, themeChoices, chooseTheme } = preferences
  const { idOf, handleKeyDown } = useRovingFocus(themeChoices, themeChoice, chooseTheme)
  return (
    <>
      <NavBar title={t('theme.title')} />
      <View className={styles.page}>
        <View className={styles.choices} role="radiogroup" ariaLabel={t('theme.title')} onKeyDown={handleKeyDown}>
          {themeChoices.map((choice) => (
            <Pressable
              key={choice}
              id={idOf(choice)}
              className={styles.choice}
              role="radio"
              tabIndex={choice === themeChoice ? 0 : -1}
              ariaChecked={choice === themeChoice}
              onClick={() => chooseTheme(choice)}
            >
              <View className={classes(styles.frame, choice === themeChoice && styles.chosen)}>
                {choice === 'follow' ? (
                  <>
                    <Preview theme="light" half />
                    <Preview theme="dark" half />
                  </>
                ) : (
                  <Preview theme={choice} />
                )}
              </View>
              <Text>{t(NAMES[choice])}</Text>
            </Pressable>
          ))}
        </View>
        <Text className={styles.note}>{t('theme.note')}</Text>
      </View>
    </>
  )
}

export default screen('switch-skin', SwitchSkin)
