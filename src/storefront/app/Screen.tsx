/**
 * One view, whole: the document, what stands around the page, and the page. The same component renders on
 * the server and hydrates in the browser; titles and meta tags are React's own and move themselves into the head.
 */
import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ShellContext, type ShellView } from '../features/content/story/index.ts'
import { Layout } from '../features/frame/layout/index.ts'
import { PlaceContext } from '../features/visitor/markets/index.ts'
import type { PreviewState } from '../features/content/preview/index.ts'
import { PageFailure } from '../page/page-failure.ts'
import { Page as ErrorPage, type ErrorData } from '../pages/error/page.tsx'
import { TextsContext } from '../texts/texts-context.ts'
import type { PageComponent } from './page-modules.ts'
import type { PageState } from './page-state.ts'

export type ScreenView = {
  readonly state: PageState
  readonly Page: PageComponent
  readonly shell: ShellView
  /** In a preview only. */
  readonly Bar: ComponentType<{ preview: PreviewState }> | undefined
}

export function Screen({ view }: { view: ScreenView }) {
  const { state, Page, shell, Bar } = view
  return (
    <html lang={state.lang} data-page={state.pageType}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffaf2" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {state.noindex && <meta name="robots" content="noindex" />}
      </head>
      <body>
        <TextsContext value={shell.texts}>
          <ShellContext value={shell}>
            <PlaceContext value={state.place}>
              <Layout kind={state.layout} view={state.view} Header={Page.Header} hasSearch={state.hasSearch}>
                <Catch view={view}>
                  <Page data={state.data as never} />
                </Catch>
              </Layout>
              {Bar && state.preview && <Bar preview={state.preview} />}
            </PlaceContext>
          </ShellContext>
        </TextsContext>
        {/* Announces the new page to screen readers. */}
        <output id="page-change" className="visually-hidden" />
      </body>
    </html>
  )
}

type CatchProps = { view: ScreenView; children: ReactNode }
type CatchState = { broken: ErrorData | undefined; view: ScreenView }

/** A page that breaks while it is drawn becomes the error page, until the next view; the rest goes on working (ERR-55). */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { broken: undefined, view: this.props.view }

  static getDerivedStateFromError(error: unknown) {
    const { status, message } = error instanceof PageFailure ? error : { status: 500, message: '' }
    return { broken: { status, message, path: location.pathname } }
  }

  static getDerivedStateFromProps({ view }: CatchProps, state: CatchState) {
    return view === state.view ? null : { broken: undefined, view }
  }

  override render() {
    return this.state.broken ? <ErrorPage data={this.state.broken} /> : this.props.children
  }
}
