import { Component, type ComponentChildren } from 'preact';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

interface Props {
  readonly children: ComponentChildren;
}

/** A screen that fails to draw takes nothing else with it, and says what is safe. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { crash, database } = messages.value;
    return (
      <main class="screen screen--one">
        <div class="section">
          <Banner tone="error" icon="info" title={`${crash.title}.`} isAlert>
            <p>{crash.body}</p>
            <div class="actions">
              <Button tone="plain" size="small" onClick={() => location.reload()}>
                {database.reload}
              </Button>
            </div>
          </Banner>
        </div>
      </main>
    );
  }
}
