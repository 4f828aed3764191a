import { Text, View } from '@tarojs/components'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { userTexts } from '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import styles from './language.module.scss'

/** Screen for choosing the language. The name of a language is in that language. A choice takes effect immediately. */
function LanguageChoice() {
  const t = useTexts(userTexts)
  const { preferences } = useServices().stores
  return (
    <>
      <NavBar title={t('mine.language')} />
      <View className={styles.page}>
        <RadioGroup
          className={styles.choices}
          label={t('mine.language')}
          value={preferences.language}
          onChange={preferences.chooseLanguage}
          options={preferences.languages.map((value) => ({ value, content: t(`language.${value}`) }))}
        />
        <Text className={styles.note}>{t('language.note')}</Text>
      </View>
    </>
  )
}

export default screen('language', LanguageChoice)
