import { Component, type ReactNode } from 'react';

interface PageGuardProps {
  pathname: string;
  children: ReactNode;
}

/** Error boundary: header and footer survive a page that throws. Opening another page resets it. */
export class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: PageGuardProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="empty wrap section" role="alert">
        <h1>Algo ha fallado</h1>
        <p className="lead">No has hecho nada mal, y lo que tienes guardado sigue ahí.</p>
        <a className="btn btn-primary" href={this.props.pathname}>
          Volver a cargar la página
        </a>
      </div>
    );
  }
}
