import { camelCase } from './source'

/** A call without parameters that a screen loads: the file below src/api and the call's name. */
export interface LoadedCall {
  resource: string
  call: string
}

const className = (name: string): string => camelCase(`-${name}`)

/** The view of a screen: its heading and what it loads, or a way back. The page of cards needs no sheet. */
export const viewOf = (name: string, loaded: LoadedCall | null): string => {
  const base = className(name)
  const imports = [
    ...(loaded
      ? [`import { View } from '@tarojs/components'`, `import { AsyncView } from '@/components/screen/async-view'`]
      : []),
    `import { useModel } from '@/components/screen/use-model'`,
    `import { NavBar } from '@/components/shell/nav-bar/nav-bar'`,
    `import { useTexts } from '@/components/texts'`,
    ...(loaded ? [] : [`import { Button } from '@/components/ui/button/button'`]),
    `import { CardPage } from '@/components/ui/card-page/card-page'`,
    ...(loaded ? [`import { Skeleton } from '@/components/ui/skeleton/skeleton'`] : []),
    `import { ${camelCase(name)}Texts } from '@/locales/namespaces/${name}'`,
    `import { screen } from '@/router/screen'`,
    `import { ${base}Model } from './${name}.model'`,
  ]
  const body = loaded
    ? `        <AsyncView of={model.${loaded.call}} skeleton={<Skeleton shape="block" height="120px" />}>
          {({ title }) => <View>{title}</View>}
        </AsyncView>`
    : `        <Button onClick={model.leave}>{t('button.back')}</Button>`
  return `${imports.join('\n')}

function ${base}() {
  const t = useTexts(${camelCase(name)}Texts)
  const model = useModel((deps) => new ${base}Model(deps))
  return (
    <>
      <NavBar title={t('${camelCase(name)}.title')} />
      <CardPage desktop="wide">
${body}
      </CardPage>
    </>
  )
}

export default screen('${name}', ${base})
`
}

/** The model of a screen. */
export const modelOf = (name: string, loaded: LoadedCall | null): string => {
  const head = `/** The model of ${name}. */\nexport class ${className(name)}Model {`
  if (!loaded)
    return `import type { ModelDeps } from '@/components/screen/use-model'

${head}
  constructor(private readonly deps: Pick<ModelDeps, 'navigate'>) {}

  readonly leave = (): Promise<void> => this.deps.navigate.back()
}
`
  const { resource, call } = loaded
  return `import { ${call} } from '@/api/${resource}'
import type { ModelDeps } from '@/components/screen/use-model'

${head}
  readonly ${call}

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.${call} = screen.query(${call}, {})
  }
}
`
}

/** The test of a screen's model. */
export const modelTestOf = (folder: string, name: string, loaded: LoadedCall | null): string => {
  const up = '../'.repeat(folder.split('/').length + 2)
  const model = `${className(name)}Model`
  const from = `import { ${model} } from '@/packages/${folder}/${name}/${name}.model'`
  if (!loaded)
    return `${from}
import { fakeServices } from '${up}support/services'

describe('${name}', () => {
  it('leads back', async () => {
    const { services, went } = fakeServices()
    await new ${model}(services).leave()
    expect(went).toEqual([['back']])
  })
})
`
  const { resource, call } = loaded
  return `import { ${call} } from '@/api/${resource}'
${from}
import { openModel } from '${up}support/open-model'
import { fakeServices } from '${up}support/services'

describe('${name}', () => {
  it('shows what the gateway answers', async () => {
    const { services } = fakeServices({ answers: [[${call}, () => ({ title: 'Title' })]] })
    const { model } = await openModel(services, (deps) => new ${model}(deps))
    expect(model.${call}.value).toEqual({ title: 'Title' })
  })
})
`
}

/** The stop of a screen on the tour: pictures and accessibility checks are taken there. */
export const stopOf = (
  name: string,
): string => `import { ${camelCase(name)}Texts } from '../../../../src/locales/namespaces/${name}'
import { type Stop, titled } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  titled('${name}', '/${name}', ({ texts }) => texts(${camelCase(name)}Texts)('${camelCase(name)}.title')),
]
`
