export default function Page() {
  return <h1>outfit</h1>;
}
