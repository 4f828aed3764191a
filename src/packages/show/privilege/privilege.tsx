import { Text, View } from '@tarojs/components'
import { TextField } from '@/components/form/fields/text-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { showTexts } from '@/locales/namespaces/show'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { ShowLine } from '../parts/show-line/show-line'
import { OpenedShows } from './parts/opened-shows/opened-shows'
import styles from './privilege.module.scss'
import { PrivilegeModel } from './privilege.model'

/** Screen for redeeming a privilege code, which permits restricted tickets or a purchase before the public sale. */
function Privilege({ params }: { params: RouteParams<'privilege'> }) {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new PrivilegeModel(deps, params))
  const { form, fresh } = model
  useFirstFocus(form, 'privilegeCode')
  return (
    <>
      <NavBar title={t('privilege.title')} />
      <View className={styles.page}>
        <View className={styles.entry}>
          {params.showId && model.show.status !== 'failed' && <ShowLine show={model.show.value} />}
          <View role="status">
            {fresh && <Notice tone="success">{t('privilege.used', { who: fresh.title })}</Notice>}
          </View>
          {model.opensShow && (
            <Button block to={model.booking}>
              {t('privilege.buy')}
            </Button>
          )}
          {!(model.opensShow && fresh) && (
            <>
              <Text className={textStyles.lead}>{t('privilege.lead')}</Text>
              <TextField
                form={form}
                name="privilegeCode"
                label={t('privilege.code')}
                placeholder={t('privilege.placeholder')}
                nativeProps={{ autoComplete: 'off', autoCapitalize: 'characters' }}
                required
                onConfirm={() => void form.submit()}
              />
              <Button block kind={model.opensShow ? 'secondary' : 'primary'} onClick={form.submit}>
                {t('privilege.use')}
              </Button>
            </>
          )}
        </View>
        <OpenedShows tags={model.tags} />
      </View>
    </>
  )
}

export default screen('privilege', Privilege)
