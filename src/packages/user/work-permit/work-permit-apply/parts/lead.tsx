import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import type { Definition } from '@/domain/form-schema/definition'
import { permitTexts } from '@/locales/namespaces/permit'
import textStyles from '@/styles/text.module.scss'
import { JoinCard } from '../../parts/join-card'
import { ProjectCard } from '../../parts/project-card'
import styles from '../work-permit-apply.module.scss'
import { DaysCard } from './days-card'
import type { LeadProps } from './lead-props'
import { RoleCard } from './role-card'
import { ZonesCard } from './zones-card'

/** Draws the parts of each application above the form: event, company, role, days, zones and rules. */
export const Lead = observer(({ model, project, definition }: LeadProps & { definition: Definition }) => (
  <>
    <ProjectCard project={project} {...(model.company && { companyName: model.company.name })} />
    <CompanyCard model={model} project={project} />
    <RoleCard model={model} project={project} definition={definition} />
    <DaysCard model={model} project={project} />
    <ZonesCard model={model} project={project} />
    <RulesCard model={model} project={project} />
  </>
))

/** Draws the field for the company code, until the account has joined a company. Visitors log in first. */
const CompanyCard = observer(({ model: { company, join, loggedIn, required } }: LeadProps) => {
  const t = useTexts(permitTexts)
  if (company || !loggedIn) return null
  return (
    <JoinCard
      model={join}
      id={required.idOf('company')}
      title={t('permit.company')}
      problem={required.isMissing('company') ? t('permit.need.company') : ''}
      secondary
    />
  )
})

const RulesCard = observer(({ model, project: { rules } }: LeadProps) => {
  const t = useTexts(permitTexts)
  const { required, agreed, setAgreed } = model
  return (
    <Card
      id={required.idOf('agree')}
      title={t('permit.rules')}
      problem={required.isMissing('agree') ? t('permit.need.agree') : ''}
    >
      <View role="list" ariaLabel={t('permit.rules')}>
        {rules.map((rule) => (
          <View key={rule} role="listitem" className={textStyles.metaBlock}>
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
      <Checkbox checked={agreed} onChange={setAgreed} className={styles.consent}>
        {t('permit.agree')}
      </Checkbox>
    </Card>
  )
})
