import { Component, type ReactNode } from 'react';

interface PageGuardProps {
  pathname: string;
  children: ReactNode;
}

/** A page that breaks leaves the frame standing, with a way on. Another page is another try. */
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
