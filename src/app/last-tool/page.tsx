import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readLastTool } from '../../account/last-tool.ts';
import { tools } from '../../tools/registry.ts';
import { Link } from '../../ui/link.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { readingTools } from '../reading-tools.ts';

const mostAsked = readingTools[0]?.path ?? '/';

export default function LastToolPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const last = tools.find(({ about }) => about.id === readLastTool());
    void navigate(last?.about.path ?? mostAsked, { replace: true });
  }, [navigate]);
  return (
    <>
      <PageMeta
        title="La última que usaste"
        description="Abre la herramienta de Salero que usaste la última vez."
      />
      <div className="wrap section">
        <h1>La última que usaste</h1>
        <Link to={mostAsked}>Seguir</Link>
      </div>
    </>
  );
}
